import { useQueryClient } from '@tanstack/react-query';

import { paths, staticPages } from '#contract/kit/paths.ts';
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
        title: 'Unsubscribe from saved searches?',
        text: 'Stop the emails about new listings with one click. Your searches and your account do not change.',
      }}
      done={{
        title: 'You have unsubscribed from saved searches',
        text: 'Your searches are still there. If you change your mind, turn on the daily email next to one of them.',
      }}
      help="It may be incomplete. Please open it again from one of the emails."
      failure="We could not unsubscribe you. Please try again later."
      back={<ButtonLink to={paths.listings}>Green Market Listings</ButtonLink>}
    />
  );
}
