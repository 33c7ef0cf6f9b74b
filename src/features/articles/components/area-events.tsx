import { useQuery } from '@tanstack/react-query';
import { eventTypes, placeInWords } from '#contract/events.ts';
import type { FocusArea } from '#contract/focus-areas.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { eventsQuery } from '#src/features/events/index.ts';
import { formatDollars } from '#src/lib/format.ts';
import styles from './area-events.module.css';
import { FocusSection } from './focus-section.tsx';

/** As many as one takes in at a glance; the rest are on the events page. */
const shown = 3;

/** The next events of a focus area; nothing if there are none or they failed to load. */
export function AreaEvents({ area }: { area: FocusArea }) {
  const { data, isPlaceholderData } = useQuery(eventsQuery({ focusAreaId: String(area.id) }));
  const events = (isPlaceholderData ? [] : (data ?? []))
    .filter((event) => !event.isPast && event.status === 'scheduled')
    .slice(0, shown);
  if (events.length === 0) return null;
  return (
    <FocusSection title="Upcoming events" more={{ to: `${paths.events}?focusAreaId=${area.id}`, label: 'All events' }}>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <time dateTime={event.startDate} className={styles.date}>
              {event.dateDisplay}
            </time>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CardLink to={pathTo(paths.event, { id: event.id })}>{event.title}</CardLink>
              </h3>
              <p className={styles.facts}>
                <span>{eventTypes[event.type]}</span>
                <span>{event.isInPerson ? placeInWords(event) : 'Online'}</span>
              </p>
            </div>
            <p className={styles.price}>{event.price === 0 ? 'Free' : formatDollars(event.price)}</p>
          </li>
        ))}
      </ul>
    </FocusSection>
  );
}
