import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import type { Noted } from '../api.ts';
import styles from './note-article.module.css';

/** Notes that wait in the outbox of the desktop app, and those that the server has refused. */
export function WaitingNotes({ kind, id }: Noted) {
  return useChangesOf(`notes on/${kind}/${id}`).map((change) => (
    <article key={change.key} className={styles.note} aria-label="Note that is not sent yet">
      <p className={styles.text}>{change.text}</p>
      <WaitingState change={change} />
    </article>
  ));
}

/** Whether a change waits, or why it was refused. `label`: what kind of change it is, where that does not show. */
export function WaitingState({ change: { refusal }, label }: { change: OutboxEntry; label?: string }) {
  return (
    <p className={styles.about}>
      {label && `${label}: `}
      {refusal ? (
        <>
          {refusal.message} <Link to={paths.outbox}>Open the outbox</Link>
        </>
      ) : (
        <WaitingMark />
      )}
    </p>
  );
}
