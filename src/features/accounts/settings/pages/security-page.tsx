import { paths, staticPages } from '#contract/kit/paths.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { AccountGate } from '../components/account-gate.tsx';
import { ActivitySection } from '../components/activity-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { TwoFactorSection } from '../components/two-factor-section.tsx';

/** /settings/security */
export function SecurityPage() {
  usePageTitle(staticPages[paths.settingsSecurity].title);
  return (
    <AccountGate heights={[132, 512, 220, 480]}>
      {(account) => (
        <>
          <TwoFactorSection account={account} />
          <PasswordSection isShared={account.isShared} />
          <SessionsSection isShared={account.isShared} />
          <ActivitySection />
        </>
      )}
    </AccountGate>
  );
}
