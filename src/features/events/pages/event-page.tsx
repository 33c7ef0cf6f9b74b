import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import { idParam } from '#contract/fields.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { eventQuery } from '../api.ts';
import { ActionButton } from '../components/action-button.tsx';
import { CancelPanel } from '../components/cancel-panel.tsx';
import { EventArticle } from '../components/event-article.tsx';
import { EventSkeleton } from '../components/event-skeleton.tsx';
import styles from './event-page.module.css';

/** /events/{id} (spec 1, section 2); with `?cancel=<token>`, as mails link to it, it also asks whether to cancel. */
export function EventPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const token = params.get('cancel');
  // An address that cannot be an event's is a missing event; there is no need to ask.
  const isId = idParam.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...eventQuery(id), enabled: isId });
  const isMissing = !isId || isNotFound(error);
  usePageTitle(isMissing ? 'Event Not Found' : (data?.title ?? 'Event'));

  if (isMissing) {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          title="Event Not Found"
          text="The event you're looking for doesn't exist or has been removed."
          action={<ButtonLink to="/events">Back to events</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to="/events">Back to events</BackLink>
      </div>
      {data && token !== null && (
        <CancelPanel
          key={token}
          event={data}
          token={token}
          onKeep={() => setParams({}, { replace: true, preventScrollReset: true })}
        />
      )}
      {data ? (
        <EventArticle key={data.id} event={data} />
      ) : error ? (
        <MessagePanel
          isAlert
          headingLevel={1}
          title="Error Loading Event"
          text="Sorry, we couldn't load this event. Please try again."
          action={
            <ActionButton disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Trying...' : 'Try again'}
            </ActionButton>
          }
        />
      ) : (
        <EventSkeleton />
      )}
    </Page>
  );
}
