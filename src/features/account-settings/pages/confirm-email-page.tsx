import { CheckCircleOutlined, MailOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { staticPages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useConfirmEmail } from '../api.ts';
import { toastFailure } from '../failure.ts';

const toSettings = <ButtonLink to={paths.settingsAccount}>Open your settings</ButtonLink>;

/**
 * /settings/confirm-email#token=…: makes an address the account's, or confirms the one it has, in whatever browser the mail was opened.
 * By a click, not by opening the page: virus scanners open links on their own.
 */
export function ConfirmEmailPage() {
  usePageTitle(staticPages[paths.confirmEmail].title);
  const token = useMailedToken();
  const { mutate, data, error, isPending } = useConfirmEmail();
  const isDead = token === undefined || (error instanceof ApiError && error.status === 400);
  return (
    <Page width="narrow">
      {data ? (
        <MessagePanel
          headingLevel={1}
          isAlert
          art={<CheckCircleOutlined />}
          title={data.isNew ? 'Your address has changed' : 'Your address is confirmed'}
          text={
            data.isNew
              ? `Mail goes to ${data.email} from now on, and you sign in with it.`
              : `Mail goes to ${data.email} from now on, and others are told by mail of what you write to them.`
          }
          action={toSettings}
        />
      ) : isDead ? (
        <MessagePanel
          headingLevel={1}
          isAlert
          art={<WarningOutlined />}
          title="This link does not work"
          text="It works once, for as long as its mail says, and a newer one replaces it. Ask for a new link in your settings."
          action={toSettings}
        />
      ) : (
        <MessagePanel
          headingLevel={1}
          art={<MailOutlined />}
          title="Confirm your address"
          text="Your account uses this address once you confirm it."
          action={
            <Button
              size="large"
              type="primary"
              disabled={isPending}
              onClick={() =>
                mutate(token, {
                  onError: (failure) =>
                    (failure instanceof ApiError && failure.status === 400) ||
                    toastFailure('The address could not be confirmed', failure),
                })
              }
            >
              {isPending ? 'Confirming...' : 'Confirm Address'}
            </Button>
          }
        />
      )}
    </Page>
  );
}
