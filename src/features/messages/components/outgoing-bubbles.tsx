import type { useOutbox } from '../use-outbox.ts';
import { Bubble } from './bubble.tsx';
import styles from './outgoing-bubbles.module.css';

interface OutgoingBubblesProps {
  outbox: ReturnType<typeof useOutbox>;
  /** Keys of messages that the server has: they are shown already. */
  known?: ReadonlySet<string>;
}

/** Messages on their way, and those that could not be sent: with the reason and another try. */
export function OutgoingBubbles({ outbox, known }: OutgoingBubblesProps) {
  const waiting = outbox.outgoing.filter(({ key }) => !known?.has(key));
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.list}>
      {waiting.map(({ key, body, failure }) => (
        <Bubble
          key={key}
          isOwn
          speaker="You"
          text={body}
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
