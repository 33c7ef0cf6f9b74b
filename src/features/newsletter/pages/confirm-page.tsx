import { useQuery } from '@tanstack/react-query';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { confirmSubscription } from '#contract/newsletter.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { StepButton, StepPanel } from '#src/components/step-panel.tsx';
import { useMailedToken } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isNotFound } from '#src/lib/api-error.ts';
import { onceAVisit } from '#src/lib/queries.ts';
import { ChosenTopics } from '../components/chosen-topics.tsx';

const goHome = <ButtonLink to={paths.home}>Back to Home</ButtonLink>;
const again = 'Enter your address in the field at the bottom of the page, and we will email you a new link.';

/** /newsletter/confirm#token=…: confirms the address of a mail as soon as it is opened. */
export function ConfirmSubscriptionPage() {
  usePageTitle(staticPages[paths.newsletterConfirm].title);
  const token = useMailedToken();
  // A query although it posts: confirming twice is no error, and a query runs once per token by itself.
  const { status, error, refetch } = useQuery({
    queryKey: [confirmSubscription.path, token],
    queryFn: () => call(confirmSubscription, { body: { token: token ?? '' } }),
    ...onceAVisit,
    enabled: token !== undefined,
    gcTime: 0,
  });

  if (token === undefined) return <MissingLinkPanel actions={goHome} />;
  if (isNotFound(error)) {
    return (
      <StepPanel
        mark="warning"
        title="This link has expired"
        text={`A newer email has replaced it, or you have since unsubscribed. ${again}`}
        actions={goHome}
      />
    );
  }
  if (error instanceof ApiError && error.status === 400) {
    return (
      <StepPanel
        mark="warning"
        title="This link has expired"
        text={`A confirmation link works for seven days. ${again}`}
        actions={goHome}
      />
    );
  }
  if (status === 'error') {
    return (
      <StepPanel
        mark="warning"
        title="Something went wrong"
        text="Your subscription could not be confirmed just now. The link still works."
        actions={<StepButton onClick={() => void refetch()}>Try again</StepButton>}
      />
    );
  }
  if (status === 'pending') {
    return (
      <StepPanel
        mark="mail"
        title="Confirming your subscription"
        text="One moment, please."
        actions={<Spinner label="Confirming" />}
      />
    );
  }
  return (
    <StepPanel
      mark="done"
      title="You are subscribed"
      text="Thank you for confirming. You will get our next newsletter. Choose what you would like to read; every issue has a link to change that or to unsubscribe."
      actions={<ChosenTopics link={{ token }} beside={goHome} />}
    />
  );
}
