import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { StepPanel } from '#src/components/step-panel.tsx';
import { useSite } from '#src/features/site/index.ts';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { useUndoEmail } from '../api.ts';

/**
 * /settings/undo-email#token=…: puts the address back that an account had, in whatever browser the mail was
 * opened. By a click, not by opening the page: virus scanners open links on their own.
 */
export function UndoEmailPage() {
  usePageTitle(staticPages[paths.undoEmail].title);
  const token = useMailedToken();
  const { contactEmail } = useSite();
  const { mutate, data, error, isPending } = useUndoEmail();
  const help = (
    <>
      If you no longer have access to your account, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
    </>
  );
  if (data) {
    return (
      <StepPanel
        mark="done"
        title="The change is undone"
        text={`The account uses ${data.email} again. All devices are signed out, and the old password no longer works. We have emailed you a link to set a new one.`}
        actions={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
      />
    );
  }
  if (error instanceof ApiError && error.status === 409) {
    return (
      <StepPanel
        mark="warning"
        title="This link has been used"
        text={<>It works once. To get into your account, ask for a link to set a new password. {help}</>}
        actions={<ButtonLink to={paths.forgotPassword}>Set a new password</ButtonLink>}
      />
    );
  }
  if (token === undefined) return <MissingLinkPanel actions={<ButtonLink to="/">Go to the home page</ButtonLink>} />;
  if (error instanceof ApiError && error.status === 400) {
    return (
      <StepPanel
        mark="warning"
        title="This link has expired"
        text={<>A change can be undone for seven days. {help}</>}
        actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
      />
    );
  }
  return (
    <StepPanel
      mark="mail"
      title="Undo the change of address?"
      text="This address is restored to your account. All devices are signed out, the current password stops working, and we email you a link to set a new one."
      actions={
        <Button
          kind="primary"
          disabled={isPending}
          onClick={() =>
            mutate(token, {
              onError: (failure) =>
                (failure instanceof ApiError && [400, 409].includes(failure.status)) ||
                toastFailure('The change could not be undone', failure),
            })
          }
        >
          {isPending ? 'Undoing...' : 'Undo the change'}
        </Button>
      }
    />
  );
}
