import { useQuery } from '@tanstack/react-query';

import { type EventSummary, placeInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { eventsQuery } from '#src/features/events/index.ts';
import { dayIn, formatDayOfMonth, formatShortMonth } from '#src/lib/format.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import { countDays } from './days.ts';
import styles from './events-section.module.css';
import { type EventTeaser, upcomingEvents } from './sample-content.ts';
import { Section } from './section.tsx';

const typeNames: Record<EventTeaser['type'], string> = {
  conference: 'Conference',
  webinar: 'Webinar',
  workshop: 'Workshop',
  networking: 'Networking',
};

/**
 * "Upcoming Events", set as a programme: by date, one after the other. The next three of the server;
 * the built-in samples, which take the same room, until they are there and when there are none.
 */
export function EventsSection() {
  const { data } = useQuery(eventsQuery());
  const upcoming =
    data?.filter(({ isPast, status }) => !isPast && status === 'scheduled').slice(0, upcomingEvents.length) ?? [];
  const shown = upcoming.length > 0 ? upcoming.map(toTeaser) : upcomingEvents;
  return (
    <Section
      title="Upcoming Events"
      more={[{ to: paths.events, label: 'All events' }]}
      text="Conferences, webinars and workshops where projects find their money."
      isBand
    >
      <ol className={styles.programme}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Days are those of the event's own clock. */
function toTeaser({ startDate, endDate, timeZone, ...event }: EventSummary): EventTeaser {
  const days = { startDate: dayIn(timeZone, startDate), endDate: dayIn(timeZone, endDate) };
  return { ...event, ...days, location: placeInWords(event) };
}

function EventCard({ event }: { event: EventTeaser }) {
  const { id, title, type, startDate, endDate, location, price, isPremium } = event;
  const days = countDays(startDate, endDate);
  return (
    <article className={styles.card}>
      <time dateTime={startDate} className={styles.date}>
        <span className={styles.day}>{formatDayOfMonth(startDate)}</span>
        <span className={styles.month}>{formatShortMonth(startDate)}</span>
      </time>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={pathTo(paths.event, { id })}>{title}</CardLink>
        </h3>
        <p className={styles.facts}>
          <span>{typeNames[type]}</span>
          <span>{location}</span>
          {days > 1 && <span>{days} days</span>}
        </p>
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>
          {price === 0 ? 'Free' : `$${Number.isInteger(price) ? price : price.toFixed(2)}`}
        </span>
        {isPremium && <span className={styles.premium}>20% off for members</span>}
      </p>
      <span className={styles.arrow}>
        <ArrowIcon />
      </span>
    </article>
  );
}
