import { CalendarOutlined, EnvironmentOutlined, StopOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { type EventDetail, placeInWords } from '#contract/events.ts';
import { Badge, Badges } from '#src/components/badge.tsx';
import { RecordHero } from '#src/components/record-hero.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatInWords } from '../event-words.ts';
import { AgendaTab } from './agenda-tab.tsx';
import { EventBadges } from './badges.tsx';
import { EventArt } from './event-art.tsx';
import styles from './event-article.module.css';
import { EventSidebar } from './event-sidebar.tsx';
import { SpeakersTab } from './speakers-tab.tsx';
import { SponsorsTab } from './sponsors-tab.tsx';

/** An event in full. A preview has no registration and no save button. */
export function EventArticle({ event, isPreview = false }: { event: EventDetail; isPreview?: boolean }) {
  const PlaceIcon = event.isInPerson ? EnvironmentOutlined : VideoCameraOutlined;
  return (
    <article className={classNames(styles.article, event.isPremium && styles.premium)}>
      <RecordHero className={styles.hero} art={<EventArt event={event} sizes="(max-width: 700px) 92vw, 480px" />}>
        <Badges>
          <EventBadges event={event} />
          <Badge tone="plain">{formatInWords(event)}</Badge>
          {event.status === 'scheduled' && event.isPast && <Badge tone="plain">Past event</Badge>}
          <KeptBadge kind="event" id={event.id} />
        </Badges>
        <h1 className={styles.title}>{event.title}</h1>
        <p className={styles.lead}>{event.description}</p>
        <p className={styles.meta}>
          <span>
            <CalendarOutlined aria-hidden="true" /> <time dateTime={event.startDate}>{event.dateDisplay}</time>
          </span>
          <span>
            <PlaceIcon aria-hidden="true" /> {placeInWords(event)}
          </span>
        </p>
      </RecordHero>
      {event.status === 'cancelled' && (
        <section className={styles.cancelled} aria-label="Cancelled">
          <StopOutlined aria-hidden="true" />
          <p>
            <strong>This event has been cancelled.</strong> {event.cancelReason}
          </p>
        </section>
      )}
      <div className={styles.columns}>
        <EventSidebar event={event} isPreview={isPreview} />
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
      <RichText title="About this event" html={content} />
    </div>
  );
}
