import { CheckCircleOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';

/** /account-deleted: where the deletion of one's account ends. It says nothing of whose it was. */
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
