import { useEffect } from 'react';
import { minute } from '#contract/kit/durations.ts';
import type { Message, Peer } from '#contract/messages.ts';
import type { Meeting } from '#contract/messages-meetings.ts';
import { Button } from '#src/components/button.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { ReportButton } from '#src/features/moderation/index.ts';
import { formatClock } from '#src/lib/format.ts';
import { dayOf } from '../days.ts';
import { MeetingCard } from '../meetings/meeting-card.tsx';
import type { Outgoing } from '../outgoing.ts';
import type { useOutbox } from '../use-outbox.ts';
import { useScrollPlace } from '../use-scroll-place.ts';
import { Bubble } from './bubble.tsx';
import styles from './conversation.module.css';
import { OutgoingBubbles, outgoingRecords } from './outgoing-bubbles.tsx';

interface HistoryProps {
  conversationId: number;
  peer: Peer;
  /** Oldest first. */
  messages: readonly Message[];
  readUpTo: number;
  outbox: ReturnType<typeof useOutbox>;
  /** The meeting that a message proposes, as it stands now. */
  meetingOf: (message: Message) => Meeting | null;
  /** Opens the form for other times; missing where the user may not write. */
  onPropose: ((insteadOf: Meeting) => void) | undefined;
  older: {
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** The messages, newest at the bottom; older ones load during scrolling. */
export function History(props: HistoryProps) {
  const { conversationId, peer, messages, readUpTo, outbox, meetingOf, onPropose, older } = props;
  const last = messages.at(-1);
  const place = useScrollPlace({
    oldest: messages[0]?.id ?? 0,
    newest: last?.id ?? 0,
    own: outbox.outgoing.length + messages.filter(({ isOwn }) => isOwn).length,
    onTop: () => {
      if (older.hasNextPage && !older.isFetchingNextPage && !older.isFetchNextPageError) void older.fetchNextPage();
    },
  });
  const { settle } = outbox;
  const known = new Set(messages.flatMap(({ key }) => key ?? []));
  useEffect(() => settle(known));
  const isSeen = last?.isOwn === true && last.id <= readUpTo && outbox.outgoing.length === 0;
  return (
    <div
      ref={place.ref}
      onScroll={place.onScroll}
      className={styles.history}
      // Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      role="region"
      aria-label={`Messages with ${peer.name}`}
      aria-busy={older.isPending}
    >
      {older.isPending && <HistorySkeleton />}
      {older.hasNextPage && (
        <div className={styles.older}>
          <Button isLoading={older.isFetchingNextPage} onClick={() => void older.fetchNextPage()}>
            {older.isFetchNextPageError ? 'Earlier messages could not be loaded. Try again' : 'Earlier messages'}
          </Button>
        </div>
      )}
      {!older.isPending && !older.hasNextPage && (
        <div className={styles.beginning}>
          <p>This is the beginning of your conversation with {peer.name}.</p>
        </div>
      )}
      {daysOf(messages).map(({ day, ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ol className={styles.messages}>
            {ofDay.map((message, index) => {
              const meeting = meetingOf(message);
              return (
                <Bubble
                  key={message.id}
                  isOwn={message.isOwn}
                  speaker={message.isOwn ? 'You' : peer.name}
                  text={message.body}
                  subject={message.subject}
                  hold={message.hold}
                  attachments={message.attachments}
                  content={
                    meeting && (
                      <MeetingCard
                        conversationId={String(conversationId)}
                        meeting={meeting}
                        peer={peer.name}
                        onPropose={onPropose}
                      />
                    )
                  }
                  foot={
                    endsGroup(message, ofDay[index + 1]) && (
                      <time dateTime={message.sentAt}>{formatClock(message.sentAt)}</time>
                    )
                  }
                  action={!message.isOwn && !message.hold && <ReportButton kind="message" id={message.id} isCompact />}
                />
              );
            })}
          </ol>
        </section>
      ))}
      <OutgoingBubbles
        // The server may have what an earlier page could not send: not shown as failed until that is known.
        outbox={older.isPending ? { ...outbox, outgoing: outbox.outgoing.filter(isUnderWay) } : outbox}
        records={outgoingRecords(conversationId, peer)}
        known={known}
      />
      {isSeen && <p className={styles.seen}>Seen</p>}
      {place.hasNews && (
        <button type="button" className={styles.jump} onClick={place.toBottom}>
          New messages
        </button>
      )}
    </div>
  );
}

const isUnderWay = ({ failure }: Outgoing) => failure === null;

const groupLength = 5 * minute;

/** Whether a message is the last of several that one member wrote in a row. */
function endsGroup(message: Message, next: Message | undefined): boolean {
  return !next || next.isOwn !== message.isOwn || Date.parse(next.sentAt) - Date.parse(message.sentAt) > groupLength;
}

function daysOf(messages: readonly Message[]): { day: string; ofDay: Message[] }[] {
  const now = new Date();
  return [...Map.groupBy(messages, ({ sentAt }) => dayOf(sentAt, now))].map(([day, ofDay]) => ({ day, ofDay }));
}

const widths = ['52%', '38%', '64%', '30%'];

function HistorySkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading messages</span>
      <ul className={styles.messages}>
        {widths.map((width, index) => (
          <li key={width} style={{ display: 'grid', justifyItems: index % 2 ? 'end' : 'start', paddingBottom: 16 }}>
            <Skeleton width={width} height={42} radius={16} />
          </li>
        ))}
      </ul>
    </div>
  );
}
