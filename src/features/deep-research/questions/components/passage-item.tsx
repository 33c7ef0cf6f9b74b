import { type Passage, passageKinds } from '#contract/deep-research-questions.ts';
import { AddToListButton } from '#src/features/lists/index.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { piecesOf } from '../words.ts';
import styles from './passage-item.module.css';
import { PassageLink } from './passage-link.tsx';

interface PassageItemProps {
  passage: Passage;
  words: ReadonlySet<string>;
  isOnPaperOnly: boolean;
}

/** A passage: its number, the record it is from, and its text with the words of the question marked. */
export function PassageItem({ passage, words, isOnPaperOnly }: PassageItemProps) {
  const { number, kind, id, title, text } = passage;
  return (
    <li className={classNames(styles.passage, isOnPaperOnly && styles.paper)}>
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
          {isCutOff(text) && ' …'}
        </blockquote>
      </div>
      {/* A focus area is followed, not kept. */}
      {kind !== 'dossier' && (
        <div className={styles.keep}>
          <SaveButton kind={kind} id={id} labels={{ save: `Save ${title}`, saved: `Saved: ${title}` }} isCompact />
          <AddToListButton kind={kind} id={id} name={title} />
          <AddToPipelineButton kind={kind} id={id} name={title} />
        </div>
      )}
    </li>
  );
}

/** Whether a passage ends within a sentence of its record. */
function isCutOff(text: string): boolean {
  return !/[.!?:;…)\]"”’']\s*$/.test(text);
}
