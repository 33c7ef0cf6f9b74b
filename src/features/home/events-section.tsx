import { CardLink } from '#src/components/card-link.tsx';
import { ArrowIcon } from './arrow-icon.tsx';
import { countDays, formatDayOfMonth, formatMonth } from './days.ts';
import styles from './events-section.module.css';
import { type EventTeaser, upcomingEvents } from './sample-content.ts';
import { Section } from './section.tsx';

const typeNames: Record<EventTeaser['type'], string> = {
  conference: 'Conference',
  webinar: 'Webinar',
  workshop: 'Workshop',
  networking: 'Networking',
};

/** "Upcoming Events", set as a programme: by date, one after the other. */
export function EventsSection() {
  return (
    <Section
      title="Upcoming Events"
      more={{ to: '/events', label: 'All events' }}
      text="Conferences, webinars and workshops where projects find their money."
      isBand
    >
      <ol className={styles.programme}>
        {upcomingEvents.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function EventCard({ event }: { event: EventTeaser }) {
  const { id, title, type, startDate, endDate, location, price, isPremium } = event;
  const days = countDays(startDate, endDate);
  return (
    <article className={styles.card}>
      <time dateTime={startDate} className={styles.date}>
        <span className={styles.day}>{formatDayOfMonth(startDate)}</span>
        <span className={styles.month}>{formatMonth(startDate)}</span>
      </time>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={`/events/${id}`}>{title}</CardLink>
        </h3>
        <p className={styles.facts}>
          <span>{typeNames[type]}</span>
          <span>{location}</span>
          {days > 1 && <span>{days} days</span>}
        </p>
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{price === 0 ? 'Free' : `$${price}`}</span>
        {isPremium && <span className={styles.premium}>20% off for members</span>}
      </p>
      <span className={styles.arrow}>
        <ArrowIcon />
      </span>
    </article>
  );
}
