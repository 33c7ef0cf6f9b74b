import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import type { Noted } from '../api.ts';
import styles from './note-article.module.css';

/** Notes that wait in the outbox of the desktop app, and those that the server has refused. */
export function WaitingNotes({ kind, id }: Noted) {
  return useChangesOf(`notes on/${kind}/${id}`).map(({ key, text, refusal }) => (
    <article key={key} className={styles.note} aria-label="Note that is not sent yet">
      <p className={styles.text}>{text}</p>
      <p className={styles.about}>
        {refusal ? (
          <>
            {refusal.message} <Link to={paths.outbox}>Open the outbox</Link>
          </>
        ) : (
          <WaitingMark />
        )}
      </p>
    </article>
  ));
}
