import { useEffect } from 'react';
import { paths } from '#contract/kit/paths.ts';
import type { Peer } from '#contract/messages.ts';
import { Link } from '#src/components/link.tsx';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import type { useOutbox } from '../use-outbox.ts';
import { Bubble } from './bubble.tsx';
import styles from './outgoing-bubbles.module.css';

interface OutgoingBubblesProps {
  outbox: ReturnType<typeof useOutbox>;
  /** The desktop outbox's name for messages in this conversation. */
  records: readonly string[];
  /** Keys of messages that the server has and that are already shown. */
  known?: ReadonlySet<string>;
}

/** What the outbox of the desktop app calls messages of a conversation: also the first one, which began it. */
export function outgoingRecords(conversationId: number, peer: Pick<Peer, 'id'>): readonly string[] {
  return [`messages in/${conversationId}`, `messages to/${peer.id}`];
}

/** Messages that are being sent, and failed ones with the reason and a button to try again. */
export function OutgoingBubbles({ outbox, records, known }: OutgoingBubblesProps) {
  const kept = useChangesOf(...records).filter(({ key }) => !known?.has(key));
  // The app may report a stored message before the call that sent it has failed.
  const keptKeys = new Set(kept.map(({ key }) => key));
  const { settle } = outbox;
  // A page that is reloaded before it hears that the app keeps a message must not show it as its own later.
  useEffect(() => settle(keptKeys));
  const waiting = outbox.outgoing.filter(({ key }) => !known?.has(key) && !keptKeys.has(key));
  if (waiting.length + kept.length === 0) return null;
  return (
    <ul className={styles.list}>
      {kept.map(({ key, text, refusal }) => (
        <Bubble
          key={key}
          isOwn
          speaker="You"
          text={text ?? ''}
          state={refusal ? 'failed' : 'sending'}
          foot={
            refusal ? (
              <>
                <span className={styles.failure}>{refusal.message}</span> <Link to={paths.outbox}>Open the outbox</Link>
              </>
            ) : (
              <WaitingMark />
            )
          }
        />
      ))}
      {waiting.map(({ key, body, attachments, failure }) => (
        <Bubble
          key={key}
          isOwn
          speaker="You"
          text={body}
          attachments={attachments}
          state={failure === null ? 'sending' : 'failed'}
          foot={
            failure === null ? (
              'Sending…'
            ) : (
              <>
                <span role="alert" className={styles.failure}>
                  {failure}
                </span>
                <button type="button" className={styles.button} onClick={() => outbox.retry(key)}>
                  Try again
                </button>
                <button type="button" className={styles.button} onClick={() => outbox.discard(key)}>
                  Discard
                </button>
              </>
            )
          }
        />
      ))}
    </ul>
  );
}
