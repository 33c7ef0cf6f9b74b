import { type Passage, passageKinds } from '#contract/deep-research-questions.ts';
import { piecesOf } from '../words.ts';
import styles from './passage-item.module.css';
import { PassageLink } from './passage-link.tsx';

/** A passage: its number, the record it is from, and its text with the words of the question marked. */
export function PassageItem({ passage, words }: { passage: Passage; words: ReadonlySet<string> }) {
  const { number, kind, text } = passage;
  return (
    <li className={styles.passage}>
      <span className={styles.number}>
        <span className="visually-hidden">Source </span>
        {number}
      </span>
      <div className={styles.content}>
        <p className={styles.record}>
          <PassageLink passage={passage} />
          <span className={styles.kind}>{passageKinds[kind]}</span>
        </p>
        <blockquote className={styles.quote}>
          {piecesOf(text, words).map(({ text: piece, isMarked, at }) =>
            isMarked ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
          )}
        </blockquote>
      </div>
    </li>
  );
}
