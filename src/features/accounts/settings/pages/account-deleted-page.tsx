import { CheckCircleOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';

/** /account-deleted: confirms the deletion of an account, without naming it. */
export function AccountDeletedPage() {
  usePageTitle(staticPages[paths.accountDeleted].title);
  return (
    <Page width="narrow">
      <MessagePanel
        headingLevel={1}
        art={<CheckCircleOutlined />}
        title="Your account is deleted"
        text="You are signed out everywhere, and we have sent you an email to confirm it. You can still read public pages without an account."
        action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
      />
    </Page>
  );
}
