import { useId } from 'react';

import { answerStates, type ModelAnswer, type Passage } from '#contract/deep-research-questions.ts';
import { Badge } from '#src/components/badge.tsx';
import { counted, isOpen, sourcesOf } from '../steps.ts';
import styles from './answer.module.css';
import { Sentence } from './sentence.tsx';

const tones = { waiting: 'plain', writing: 'info', done: 'primary', failed: 'danger', cancelled: 'warning' } as const;

/** What one model wrote: the words so far, then each sentence with its sources; or why there is no answer. */
export function Answer({ answer, passages }: { answer: ModelAnswer; passages: readonly Passage[] }) {
  const id = useId();
  const { model, status, problem, text, sentences } = answer;
  const bare = sentences.filter(({ citations }) => sourcesOf(citations, passages).length === 0).length;
  return (
    <article aria-labelledby={id} className={styles.answer} data-status={status} aria-busy={isOpen(answer)}>
      <header className={styles.head}>
        <h4 id={id} className={styles.model}>
          {model}
        </h4>
        {status !== 'done' && <Badge tone={tones[status]}>{answerStates[status]}</Badge>}
      </header>
      {problem && <p className={styles.problem}>{problem}</p>}
      {sentences.length > 0 ? (
        <div className={styles.text}>
          {sentences.map((sentence, index) => (
            // Sentences of a complete answer never change, and two may be the same.
            <Sentence key={index} sentence={sentence} passages={passages} />
          ))}
        </div>
      ) : (
        text && <div className={styles.text}>{text}</div>
      )}
      {sentences.length > 0 && (
        <p className={styles.sum}>
          {bare === 0
            ? 'Every sentence names a source.'
            : `${bare} of ${counted(sentences.length, 'sentence')} ${bare === 1 ? 'names' : 'name'} no source.`}
        </p>
      )}
    </article>
  );
}
