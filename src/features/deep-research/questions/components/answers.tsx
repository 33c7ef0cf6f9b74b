import type { Question } from '#contract/deep-research-questions.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';

/** The answer of each model, side by side where there is room. All are written from the same passages. */
export function Answers({ question: { answers, passages } }: { question: Question }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="research-answers" className={styles.section}>
      <h3 id="research-answers" className={styles.title}>
        {answers.length === 1 ? 'Answer' : 'Answers'}
      </h3>
      <div className={styles.columns} data-count={Math.min(answers.length, 3)}>
        {answers.map((answer) => (
          <Answer key={answer.model} answer={answer} passages={passages} />
        ))}
      </div>
    </section>
  );
}
