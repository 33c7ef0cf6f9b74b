import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { StepPanel } from '#src/components/step-panel.tsx';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { useConfirmEmail } from '../api.ts';

const toSettings = <ButtonLink to={paths.settingsAccount}>Open your settings</ButtonLink>;

/**
 * /settings/confirm-email#token=…: makes an address the account's, or confirms the one it has, in whatever browser the
 * mail was opened. By a click, not by opening the page: virus scanners open links on their own. A link that has been
 * used says that the address is confirmed.
 */
export function ConfirmEmailPage() {
  usePageTitle(staticPages[paths.confirmEmail].title);
  const token = useMailedToken();
  const { mutate, data, error, isPending } = useConfirmEmail();
  if (data) {
    return (
      <StepPanel
        mark="done"
        title={data.isNew ? 'Your address has changed' : 'Your address is confirmed'}
        text={
          data.isNew
            ? `We send email to ${data.email} from now on, and you sign in with it.`
            : `We send email to ${data.email}, and others are notified by email when you write to them.`
        }
        actions={toSettings}
      />
    );
  }
  if (token === undefined) return <MissingLinkPanel actions={toSettings} />;
  if (isDeadLink(error)) {
    return (
      <StepPanel
        mark="warning"
        title="This link has been used or has expired"
        text="A newer email replaces it, and so does a new password. Your settings show whether your address is confirmed, and can send you a new link if it is not."
        actions={toSettings}
      />
    );
  }
  return (
    <StepPanel
      mark="mail"
      title="Confirm your address"
      text="Your account uses this address once you confirm it."
      actions={
        <Button
          kind="primary"
          disabled={isPending}
          onClick={() =>
            mutate(token, {
              onError: (failure) => isDeadLink(failure) || toastFailure('The address could not be confirmed', failure),
            })
          }
        >
          {isPending ? 'Confirming...' : 'Confirm Address'}
        </Button>
      }
    />
  );
}

function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}
