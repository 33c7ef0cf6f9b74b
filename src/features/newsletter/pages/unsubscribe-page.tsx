import { paths, staticPages } from '#contract/kit/paths.ts';
import { unsubscribe } from '#contract/newsletter.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { UnsubscribePanel } from '#src/components/unsubscribe-panel.tsx';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';

/** /newsletter/unsubscribe?token=…: ends the subscription. */
export function UnsubscribePage() {
  usePageTitle(staticPages[paths.newsletterUnsubscribe].title);
  const { productName } = useSite();
  return (
    <UnsubscribePanel
      end={(token) => call(unsubscribe, { body: { token } })}
      question={{
        title: 'Leave the newsletter?',
        text: `Unsubscribe from the ${productName} newsletter with one click. Your account, if you have one, does not change.`,
      }}
      done={{
        title: 'You are unsubscribed',
        text: 'We won’t send you any more newsletters. If you change your mind, subscribe again at the bottom of the page.',
      }}
      help={
        <>
          It may be incomplete. Please open it again from a newsletter, or <Link to={paths.contact}>write to us</Link>.
        </>
      }
      failure="We could not unsubscribe you. Please try again later."
      back={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
    />
  );
}
