import { CalendarOutlined, EnvironmentOutlined, VideoCameraOutlined } from '@ant-design/icons';

import type { EventDetail } from '#contract/events.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatInWords } from '../event-words.ts';
import { AgendaTab } from './agenda-tab.tsx';
import { EventBadges, PlainBadge } from './badges.tsx';
import styles from './event-article.module.css';
import { EventSidebar } from './event-sidebar.tsx';
import { SpeakersTab } from './speakers-tab.tsx';
import { SponsorsTab } from './sponsors-tab.tsx';
import { Tabs } from './tabs.tsx';

/** A whole event (spec 1, section 2). */
export function EventArticle({ event }: { event: EventDetail }) {
  const PlaceIcon = event.isInPerson ? EnvironmentOutlined : VideoCameraOutlined;
  return (
    <article className={classNames(styles.article, event.isPremium && styles.premium)}>
      <div className={styles.hero}>
        <div className={styles.art}>
          <FocusArt slug={event.focusAreaSlug} />
        </div>
        <header className={styles.header}>
          <div className={styles.badges}>
            <EventBadges event={event} />
            <PlainBadge>{formatInWords(event)}</PlainBadge>
            {event.status === 'cancelled' ? (
              <PlainBadge>Called off</PlainBadge>
            ) : (
              event.isPast && <PlainBadge>Past event</PlainBadge>
            )}
          </div>
          <h1 className={styles.title}>{event.title}</h1>
          <p className={styles.lead}>{event.description}</p>
          <p className={styles.meta}>
            <span>
              <CalendarOutlined aria-hidden="true" /> <time dateTime={event.startDate}>{event.dateDisplay}</time>
            </span>
            <span>
              <PlaceIcon aria-hidden="true" /> {event.location}
            </span>
          </p>
        </header>
      </div>
      <div className={styles.columns}>
        <EventSidebar event={event} />
        <div className={styles.main}>
          <Tabs
            label="About this event"
            tabs={[
              { name: 'Overview', content: <Overview content={event.content} /> },
              { name: 'Agenda', content: <AgendaTab agenda={event.agenda} /> },
              { name: 'Speakers', content: <SpeakersTab speakers={event.speakers} /> },
              { name: 'Sponsors', content: <SponsorsTab sponsors={event.sponsors} /> },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

function Overview({ content }: { content: string }) {
  return (
    <div className={styles.text}>
      <RichText html={content} />
    </div>
  );
}
