import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { AccountGate } from '../components/account-gate.tsx';
import { EmailSection } from '../components/email-section.tsx';
import { NameSection } from '../components/name-section.tsx';

/** /settings/account */
export function AccountSettingsPage() {
  usePageTitle(staticPages[paths.settingsAccount].title);
  return (
    <AccountGate heights={[472, 176]}>
      {(account) => (
        <>
          <NameSection account={account} />
          <EmailSection account={account} />
        </>
      )}
    </AccountGate>
  );
}
