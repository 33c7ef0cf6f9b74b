import type { ConversationSummary } from '#contract/messages.ts';
import { NavLink } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { OnlineDot } from '#src/features/live/index.ts';
import { shortDayOf } from '../days.ts';
import styles from './inbox-row.module.css';

/** A conversation in the inbox: the other member, the latest text, and the number of unread messages. */
export function InboxRow({ conversation, to }: { conversation: ConversationSummary; to: string }) {
  const { peer, lastMessage, unread, subject } = conversation;
  return (
    <li data-card>
      <NavLink to={to} className={styles.row ?? ''} data-unread={unread > 0}>
        <Monogram name={peer.name} imageUrl={peer.avatarUrl} size="small" isRound />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.who}>
              <span className={styles.name}>{peer.name}</span>
              <OnlineDot memberId={peer.id} />
            </span>
            <time className={styles.time} dateTime={lastMessage.sentAt}>
              {shortDayOf(lastMessage.sentAt)}
            </time>
          </span>
          {subject !== null && (
            <span className={styles.subject}>
              <span className="visually-hidden">Enquiry about </span>
              {subject}
            </span>
          )}
          <span className={styles.bottom}>
            <span className={styles.excerpt}>
              {lastMessage.isOwn && 'You: '}
              {lastMessage.excerpt}
            </span>
            {unread > 0 && (
              <span className={styles.unread}>
                {unread > 99 ? '99+' : unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
