import { EnvironmentOutlined, VideoCameraOutlined } from '@ant-design/icons';

import { type EventSummary, placeInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { CardText, RecordCard } from '#src/components/record-card.tsx';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { dayParts, formatInWords, priceInWords } from '../event-words.ts';
import { EventBadges } from './badges.tsx';
import { EventArt } from './event-art.tsx';
import styles from './event-card.module.css';

/** An upcoming event. `isFirst`: the nearest one, twice as wide. */
export function EventCard({ event, isFirst = false }: { event: EventSummary; isFirst?: boolean }) {
  return (
    <RecordCard
      hasPicture
      className={classNames(styles.card, isFirst && styles.first, event.isPremium && styles.premium)}
    >
      <div className={styles.picture}>
        <EventArt event={event} sizes="(max-width: 700px) 92vw, 480px" className={styles.art} />
        <DateTile event={event} />
      </div>
      <div className={styles.body}>
        <div className={styles.badges}>
          {isFirst && <span className={styles.next}>Next up</span>}
          <EventBadges event={event} />
          <KeptMark kind="event" id={event.id} />
        </div>
        <h3 className={styles.title}>
          <CardLink to={pathTo(paths.event, { id: event.id })}>{event.title}</CardLink>
        </h3>
        <CardText className={styles.text}>{event.description}</CardText>
        <p className={styles.facts}>
          <span>{event.dateDisplay}</span>
          <span>
            {event.isInPerson ? <EnvironmentOutlined aria-hidden="true" /> : <VideoCameraOutlined aria-hidden="true" />}{' '}
            {event.isInPerson ? placeInWords(event) : formatInWords(event)}
            {event.isInPerson && event.isVirtual && ' and online'}
          </span>
        </p>
        <p className={styles.foot}>
          <span className={styles.area}>{event.focusAreaTitle}</span>
          <Price event={event} />
        </p>
      </div>
    </RecordCard>
  );
}

/** An event that is over: a line in the chronicle. */
export function PastEventRow({ event }: { event: EventSummary }) {
  const { day, month, year } = dayParts(event);
  return (
    <article className={styles.past}>
      <time dateTime={event.startDate} className={styles.pastDate}>
        {month} {day}, {year}
      </time>
      <h3 className={styles.pastTitle}>
        <CardLink to={pathTo(paths.event, { id: event.id })}>{event.title}</CardLink>
      </h3>
      <p className={styles.pastFacts}>
        <EventBadges event={event} />
        <KeptMark kind="event" id={event.id} />
        <span>{event.isInPerson ? placeInWords(event) : formatInWords(event)}</span>
      </p>
    </article>
  );
}

function DateTile({ event }: { event: EventSummary }) {
  const { day, month } = dayParts(event);
  return (
    <time dateTime={event.startDate} className={styles.date}>
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </time>
  );
}

function Price({ event }: { event: EventSummary }) {
  return (
    <span className={styles.price}>
      {event.isPremium && <span className={styles.discount}>20% member discount</span>}
      <span className={classNames(styles.amount, event.price === 0 && styles.free)}>{priceInWords(event.price)}</span>
    </span>
  );
}
