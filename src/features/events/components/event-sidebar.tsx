import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type EventDetail, isHybrid, placeInWords } from '#contract/events.ts';
import { Button } from '#src/components/button.tsx';
import { momentIn } from '#src/lib/format.ts';
import { formatInWords, hoursInWords } from '../event-words.ts';
import { EventActions } from './event-actions.tsx';
import styles from './event-sidebar.module.css';
import { PriceBlock } from './price-block.tsx';
import { PriorityNote } from './priority-note.tsx';
import { RegisterButton } from './register-button.tsx';
import { SeatsBar } from './seats-bar.tsx';

/** The facts of the event: price, date, place, organizer, seats; and the button to register. */
export function EventSidebar({ event, isPreview }: { event: EventDetail; isPreview: boolean }) {
  const isAhead = !event.isPast && event.status === 'scheduled';
  const isOpen = isAhead && !event.isClosed;
  return (
    <aside aria-label="Registration and details" className={styles.card}>
      <PriceBlock event={event} />
      {event.status === 'scheduled' && <SeatsBar seats={event.seats} />}
      {event.callerStatus && event.status === 'scheduled' && <OwnStatus event={event} status={event.callerStatus} />}
      {isOpen && isPreview && (
        <Button kind="primary" disabled>
          Register
        </Button>
      )}
      {!isOpen && <p className={styles.closed}>{closedInWords(event)}</p>}
      {!isPreview && (
        <EventActions
          event={event}
          isAhead={isAhead}
          register={isOpen && mayRegisterNow(event) && <RegisterButton event={event} />}
        />
      )}
      {isOpen && <PriorityNote event={event} />}
      <dl className={styles.facts}>
        <Fact label="Date">
          {event.dateDisplay}
          <br />
          <span className={styles.detail}>{hoursInWords(event)}</span>
        </Fact>
        {isOpen && event.registrationDeadline && (
          <Fact label="Register by">{momentIn(event.timeZone, event.registrationDeadline)}</Fact>
        )}
        <Fact label="Place">
          {placeInWords(event)}
          {event.address && (
            <>
              <br />
              <span className={styles.detail}>{event.address}</span>
            </>
          )}
          {isHybrid(event) && (
            <>
              <br />
              <span className={styles.detail}>{formatInWords(event)}</span>
            </>
          )}
        </Fact>
        <Fact label="Organizer">{event.organizerName}</Fact>
        <Fact label="Focus area">{event.focusAreaTitle}</Fact>
        {event.externalUrl && (
          <Fact label="Website">
            <a href={event.externalUrl} target="_blank" rel="noopener noreferrer">
              {new URL(event.externalUrl).host}
            </a>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function mayRegisterNow({ caller }: EventDetail): boolean {
  return caller.mayRegister && caller.opens === null;
}

function closedInWords({ status, isPast }: EventDetail): string {
  if (status === 'cancelled') return 'This event has been cancelled. Registration is closed.';
  return isPast ? 'This event has taken place. Registration is closed.' : 'Registration for this event has ended.';
}

const ownStatuses = {
  registered: 'You are registered.',
  waitlisted: 'You are on the waitlist.',
  held: 'Your place is held for one hour. Open the link in our email to keep it.',
} as const;

function OwnStatus({ event, status }: { event: EventDetail; status: NonNullable<EventDetail['callerStatus']> }) {
  return (
    <p className={styles.own}>
      {status === 'held' ? <ClockCircleOutlined aria-hidden="true" /> : <CheckCircleFilled aria-hidden="true" />}
      <span>
        {ownStatuses[status]}
        {event.virtualEventUrl && !event.isPast && (
          <>
            {' '}
            <a href={event.virtualEventUrl} target="_blank" rel="noopener noreferrer">
              Join online
            </a>
          </>
        )}
      </span>
    </p>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
