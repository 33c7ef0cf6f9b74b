import { CalendarOutlined } from '@ant-design/icons';
import { useId, useRef } from 'react';
import { fillPath } from '#contract/kit/endpoint.ts';
import { getMeetingCalendar, type Meeting } from '#contract/messages-meetings.ts';
import { Button, buttonClass } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { localTimeZone } from '#src/lib/format.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { MessageText } from '../components/message-text.tsx';
import { useMeetingChange } from './api.ts';
import styles from './meeting-card.module.css';
import { elsewhere, headingOf, lengthInWords, spanIn, standingOf } from './meeting-words.ts';

interface MeetingCardProps {
  conversationId: string;
  meeting: Meeting;
  /** The name of the other member. */
  peer: string;
  /** Opens the form for other times; missing where the reader may not write. */
  onPropose: ((insteadOf: Meeting) => void) | undefined;
}

/** A proposed or agreed meeting, with what its reader can do about it. */
export function MeetingCard({ conversationId, meeting, peer, onPropose }: MeetingCardProps) {
  const headingId = useId();
  const { mutate, isPending } = useMeetingChange(conversationId, meeting);
  const standing = standingOf(meeting);
  const own = localTimeZone();
  const isAsked = standing === 'open' && !meeting.isOwn;
  const card = useRef<HTMLDivElement>(null);
  const change = (what: Parameters<typeof mutate>[0]) =>
    mutate(what, {
      onError: (error) => showRefusalAs('Nothing was changed', error),
      onSuccess() {
        // The button is gone; without it the keyboard would start over at the top of the page.
        const { activeElement: focused, body } = document;
        if (focused === body || card.current?.contains(focused)) card.current?.focus({ preventScroll: true });
      },
    });
  const shown = meeting.startsAt === null ? meeting.times : [meeting.startsAt];
  return (
    <div
      ref={card}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      className={styles.card}
      data-standing={standing}
    >
      <p id={headingId} className={styles.heading}>
        <CalendarOutlined aria-hidden="true" /> {headingOf(meeting, peer, standing)}
      </p>
      {meeting.moves !== null && standing === 'open' && (
        <p className={styles.aside}>The meeting you agreed on stays until this is accepted.</p>
      )}
      <ul className={styles.times}>
        {shown.map((at) => {
          const other = elsewhere(meeting.timeZone, own, at);
          const isPast = Date.parse(at) <= Date.now();
          return (
            <li key={at} className={styles.time}>
              <span className={styles.span}>
                <time dateTime={at}>{spanIn(own, at, meeting.minutes)}</time>
                {other && <span className={styles.aside}>{other}</span>}
              </span>
              {isAsked && isPast && <span className={styles.aside}>has passed</span>}
              {isAsked && !isPast && (
                <Button
                  size="small"
                  kind="primary"
                  disabled={isPending}
                  aria-label={`Accept ${spanIn(own, at, meeting.minutes)}`}
                  onClick={() => change({ startsAt: at })}
                >
                  Accept
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.aside}>
        {lengthInWords(meeting.minutes)}
        {meeting.place && <MessageText text={meeting.place} />}
      </div>
      {meeting.note && <MessageText text={meeting.note} />}
      <div className={styles.actions}>
        {meeting.startsAt !== null && (standing === 'accepted' || standing === 'cancelled') && (
          <a
            href={fillPath(getMeetingCalendar.path, { id: meeting.id })}
            download
            className={buttonClass({ size: 'small' })}
          >
            {standing === 'cancelled' ? 'Remove from calendar' : 'Add to calendar'}
          </a>
        )}
        {(standing === 'open' || standing === 'accepted') && onPropose && (
          <Button size="small" aria-haspopup="dialog" onClick={() => onPropose(meeting)}>
            Propose other times
          </Button>
        )}
        {isAsked && (
          <Button size="small" disabled={isPending} onClick={() => change({ startsAt: null })}>
            Decline
          </Button>
        )}
        {standing === 'open' && meeting.isOwn && (
          <Button size="small" disabled={isPending} onClick={() => change('end')}>
            Withdraw
          </Button>
        )}
        {standing === 'accepted' && (
          <ConfirmButton
            label="Cancel meeting"
            name="Cancel meeting"
            question={{
              title: 'Cancel this meeting?',
              text: `${peer} is told. The calendar file removes it from calendars.`,
              submit: 'Cancel meeting',
              keep: 'Keep it',
            }}
            isDanger
            isDisabled={isPending}
            onConfirm={() => change('end')}
          />
        )}
      </div>
    </div>
  );
}
