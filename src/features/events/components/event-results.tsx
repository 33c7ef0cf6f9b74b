import { CalendarOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EventSummary } from '#contract/events.ts';
import { Button } from '#src/components/button.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { serverFailed } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { EventList } from './event-list.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import styles from './event-results.module.css';

interface EventResultsProps {
  result: UseQueryResult<EventSummary[]>;
  isFiltered: boolean;
  onClear: () => void;
  /** Stands at the end of the bar. */
  tools?: ReactNode;
}

/** The matching events and their number, or a message. */
export function EventResults({ result, isFiltered, onClear, tools }: EventResultsProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = result;
  if (!data && isError) {
    return (
      <MessagePanel
        isAlert
        title="Events could not be loaded"
        text={`${serverFailed} Your filters are kept.`}
        action={
          <Button kind="primary" disabled={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying...' : 'Try again'}
          </Button>
        }
      />
    );
  }
  return (
    <section className={styles.results} aria-label="Results" aria-busy={!data || isPlaceholderData}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {data ? countInWords(data.length) : <span className="visually-hidden">Loading events</span>}
        </p>
        {!data && <Skeleton width={88} height={20} />}
        <div className={styles.tools}>
          {isFiltered && (
            <Button kind="quiet" onClick={onClear}>
              Clear All Filters
            </Button>
          )}
          {tools}
        </div>
      </div>
      {!data && <EventListSkeleton />}
      {data?.length === 0 && (
        <MessagePanel
          art={<CalendarOutlined />}
          title="No events found"
          text="No events match your current filters. Try adjusting your filters or check back later."
        />
      )}
      {data && data.length > 0 && <EventList events={data} isOutdated={isPlaceholderData} />}
    </section>
  );
}

/** `12 events`, `1 event`. */
function countInWords(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}
