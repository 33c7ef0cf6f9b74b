import type { ConversationSummary } from '#contract/messages.ts';
import { NavLink } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { OnlineDot } from '#src/features/live/index.ts';
import { shortDayOf } from '../days.ts';
import styles from './inbox-row.module.css';

/** A conversation in the inbox: the other member, the latest text or the one found, and the number of unread messages. */
export function InboxRow({ conversation, to }: { conversation: ConversationSummary; to: string }) {
  const { peer, lastMessage, match, unread, subject } = conversation;
  const { isOwn, sentAt } = match ?? lastMessage;
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
            <time className={styles.time} dateTime={sentAt}>
              {shortDayOf(sentAt)}
            </time>
          </span>
          {subject !== null && (
            <span className={styles.subject}>
              <span className="visually-hidden">Enquiry about </span>
              {subject}
            </span>
          )}
          <span className={styles.bottom}>
            <span className={styles.excerpt} data-found={match !== null}>
              {isOwn && 'You: '}
              {match ? (
                <>
                  {match.before}
                  <mark>{match.found}</mark>
                  {match.after}
                </>
              ) : (
                lastMessage.excerpt
              )}
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
