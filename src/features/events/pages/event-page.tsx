import { useSearchParams } from 'react-router-dom';

import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { useRecord } from '#src/hooks/use-record.ts';
import { eventQuery } from '../api.ts';
import { CancelPanel } from '../components/cancel-panel.tsx';
import { EventArticle } from '../components/event-article.tsx';
import { EventSkeleton } from '../components/event-skeleton.tsx';

/** /events/{id} (spec 1, section 2); with `?cancel=<token>`, as mails link to it, it also asks whether to cancel. */
export function EventPage() {
  const [params, setParams] = useSearchParams();
  const token = params.get('cancel');
  const record = useRecord(eventQuery);
  return (
    <RecordPage
      record={record}
      name="Event"
      titleOf={({ title }) => title}
      back={{ to: '/events', label: 'Back to events' }}
      missing={<RecordMissing name="Event" to="/events" label="Back to events" />}
      skeleton={<EventSkeleton />}
    >
      {(event) => (
        <>
          {token !== null && (
            <CancelPanel
              key={token}
              event={event}
              token={token}
              onKeep={() => setParams({}, { replace: true, preventScrollReset: true })}
            />
          )}
          <EventArticle key={event.id} event={event} />
        </>
      )}
    </RecordPage>
  );
}
