import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { AccountGate } from '../components/account-gate.tsx';
import { DeleteSection } from '../components/delete-section.tsx';
import { ExportSection } from '../components/export-section.tsx';

/** /settings/data */
export function DataPage() {
  usePageTitle(staticPages[paths.settingsData].title);
  return (
    <AccountGate heights={[156, 388]}>
      {(account) => (
        <>
          <ExportSection />
          <DeleteSection account={account} />
        </>
      )}
    </AccountGate>
  );
}
