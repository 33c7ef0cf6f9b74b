import type { EventSummary } from '#contract/events.ts';
import { StaticPart } from '#src/components/static-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { EventCard, PastEventRow } from './event-card.tsx';
import styles from './event-list.module.css';

/** Events in the server's order: upcoming ones as cards, the nearest one large; past ones as lines. */
export function EventList({ events, isOutdated }: { events: readonly EventSummary[]; isOutdated: boolean }) {
  const upcoming = events.filter(({ isPast }) => !isPast);
  // A cancelled event is not an upcoming one.
  const next = upcoming.find(({ status }) => status === 'scheduled');
  const past = events.filter(({ isPast }) => isPast);
  return (
    <div className={classNames(styles.list, isOutdated && styles.outdated)}>
      {upcoming.length > 0 && (
        <section aria-labelledby="events-upcoming">
          <h2 id="events-upcoming" className={styles.heading}>
            Upcoming
          </h2>
          <ul className={styles.grid}>
            {upcoming.map((event, index) => (
              <li key={event.id} className={classNames(styles.cell, index === 0 && event === next && styles.wide)}>
                <StaticPart>
                  <EventCard event={event} isFirst={index === 0 && event === next} />
                </StaticPart>
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="events-past">
          <h2 id="events-past" className={styles.heading}>
            Past events
          </h2>
          <ul className={styles.chronicle}>
            {past.map((event) => (
              <li key={event.id}>
                <StaticPart>
                  <PastEventRow event={event} />
                </StaticPart>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
