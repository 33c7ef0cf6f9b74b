import { useMutation } from '@tanstack/react-query';
import { mailToken } from '#contract/kit/fields.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { unsubscribe } from '#contract/newsletter.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { MissingLinkPanel } from '#src/components/missing-link-panel.tsx';
import { StepPanel } from '#src/components/step-panel.tsx';
import { useSite } from '#src/features/site/index.ts';
import { useMailedSecrets } from '#src/hooks/use-mailed-secrets.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import { ChosenTopics } from '../components/chosen-topics.tsx';

const back = <ButtonLink to={paths.home}>Back to Home</ButtonLink>;

/**
 * /newsletter/unsubscribe#token=…&choice=…&mailing=…: asks which topics to keep, and ends the subscription with one click. Opening the
 * page does not, because mail programs and virus scanners open links.
 */
export function UnsubscribePage() {
  usePageTitle(staticPages[paths.newsletterUnsubscribe].title);
  const { productName } = useSite();
  const given = useMailedSecrets('token', 'choice', 'mailing');
  const token = mailToken.safeParse(given.token).data;
  const choice = mailToken.safeParse(given.choice).data;
  const mailing = Number(given.mailing);
  const { mutate, status, error } = useMutation({
    mutationFn: (body: { token: string; mailing?: number }) => call(unsubscribe, { body }),
    onError: (problem) =>
      isNotFound(problem) ||
      toast({
        variant: 'destructive',
        title: 'Unsubscribing failed',
        description: 'We could not unsubscribe you. Please try again later.',
      }),
  });
  if (token === undefined) return <MissingLinkPanel actions={back} />;
  if (isNotFound(error)) {
    return (
      <StepPanel
        mark="warning"
        title="This link has expired"
        text={
          <>
            It may be incomplete. Please open it again from a newsletter, or <Link to={paths.contact}>write to us</Link>
            .
          </>
        }
        actions={back}
      />
    );
  }
  if (status === 'success') {
    return (
      <StepPanel
        mark="done"
        title="You are unsubscribed"
        text="We won’t send you any more newsletters. If you change your mind, subscribe again at the bottom of the page."
        actions={back}
      />
    );
  }
  return (
    <StepPanel
      mark="mail"
      title="Leave the newsletter?"
      text={`Keep the topics of the ${productName} newsletter that you want, or unsubscribe with one click. Your account, if you have one, does not change.`}
      actions={
        <ChosenTopics
          link={{ token, ...(choice !== undefined && { choice }) }}
          beside={
            <Button
              size="large"
              disabled={status === 'pending'}
              onClick={() => mutate({ token, ...(Number.isSafeInteger(mailing) && mailing > 0 && { mailing }) })}
            >
              {status === 'pending' ? 'Unsubscribing...' : 'Unsubscribe'}
            </Button>
          }
        />
      }
    />
  );
}
