import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { mailToken } from '#contract/fields.ts';
import { unsubscribe } from '#contract/newsletter.ts';
import { staticPages } from '#contract/pages.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './newsletter-panel.module.css';
import { NewsletterPanel } from './newsletter-panel.tsx';

/**
 * /newsletter/unsubscribe?token=…: one click ends the subscription. A click, not opening the page: mail
 * programs and virus scanners open links on their own.
 */
export function UnsubscribePage() {
  usePageTitle(staticPages['/newsletter/unsubscribe'].title);
  const { productName } = useSite();
  const [search] = useSearchParams();
  const token = mailToken.safeParse(search.get('token')).data;
  const { mutate, status, error } = useMutation({
    mutationFn: (value: string) => call(unsubscribe, { body: { token: value } }),
    onError: (failure) =>
      isNotFound(failure) ||
      toast({
        variant: 'destructive',
        title: 'Unsubscribing failed',
        description: 'There was a problem ending your subscription. Please try again later.',
      }),
  });

  if (token === undefined || isNotFound(error)) {
    return (
      <NewsletterPanel
        mark="warning"
        title="This link is not valid"
        text={
          <>
            It may be incomplete. Please open it again from a newsletter, or <Link to="/contact">write to us</Link>.
          </>
        }
        actions={<ButtonLink to="/">Back to Home</ButtonLink>}
      />
    );
  }
  if (status === 'success') {
    return (
      <NewsletterPanel
        mark="done"
        title="You are unsubscribed"
        text="We will send you no more newsletters. Should you change your mind, the field at the bottom of the page brings you back."
        actions={<ButtonLink to="/">Back to Home</ButtonLink>}
      />
    );
  }
  return (
    <NewsletterPanel
      mark="mail"
      title="Leave the newsletter?"
      text={`One click, and the ${productName} newsletter comes to you no more. Your account, if you have one, stays as it is.`}
      actions={
        <button type="button" className={styles.button} disabled={status === 'pending'} onClick={() => mutate(token)}>
          {status === 'pending' ? 'Unsubscribing...' : 'Unsubscribe'}
        </button>
      }
    />
  );
}
