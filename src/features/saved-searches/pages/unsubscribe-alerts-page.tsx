import { useQueryClient } from '@tanstack/react-query';

import { staticPages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { listSavedSearches, unsubscribeAlerts } from '#contract/saved-searches.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { UnsubscribePanel } from '#src/components/unsubscribe-panel.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { call } from '#src/lib/api-client.ts';

/** /network/listings/alerts/unsubscribe?token=…: ends the mail about saved searches. */
export function UnsubscribeAlertsPage() {
  usePageTitle(staticPages[paths.alertsUnsubscribe].title);
  const client = useQueryClient();
  return (
    <UnsubscribePanel
      end={(token) => call(unsubscribeAlerts, { body: { token } })}
      onEnded={() => void client.invalidateQueries({ queryKey: [listSavedSearches.path] })}
      question={{
        title: 'End the mails about saved searches?',
        text: 'One click, and we mail you no more new listings. Your searches and your account stay as they are.',
      }}
      done={{
        title: 'No more mails about your searches',
        text: 'The searches themselves are still there. Should you change your mind, turn on the daily mail beside one of them.',
      }}
      help="It may be incomplete. Please open it again from one of the mails."
      failure="There was a problem ending the mails. Please try again later."
      back={<ButtonLink to={paths.listings}>Green Market Listings</ButtonLink>}
    />
  );
}
