import { useState } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { RecordNotes } from '#src/features/notes/index.ts';
import { useMailedSecrets } from '#src/hooks/use-mailed-secrets.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { eventQuery } from '../api.ts';
import { EventArticle } from '../components/event-article.tsx';
import { EventSkeleton } from '../components/event-skeleton.tsx';
import { RegistrationPanel } from '../components/registration-panel.tsx';

/**
 * /events/{id}; with `#confirm=<token>` or `#cancel=<token>`, as mails
 * link to it, it also asks whether to confirm or to cancel a registration.
 */
export function EventPage() {
  const link = useMailedSecrets('confirm', 'cancel');
  const token = link.confirm ?? link.cancel;
  const [isClosed, setClosed] = useState(false);
  const record = useRecord(eventQuery);
  return (
    <RecordPage
      record={record}
      name="Event"
      titleOf={({ title }) => title}
      back={{ to: paths.events, label: 'Back to events' }}
      missing={<RecordMissing name="Event" to={paths.events} label="Back to events" />}
      skeleton={<EventSkeleton />}
    >
      {(event) => (
        <>
          {token !== undefined && !isClosed && (
            <RegistrationPanel
              event={event}
              token={token}
              question={link.confirm === undefined ? 'cancel' : 'confirm'}
              onClose={() => setClosed(true)}
            />
          )}
          <EventArticle key={event.id} event={event} />
          <RecordNotes kind="event" id={event.id} />
        </>
      )}
    </RecordPage>
  );
}
