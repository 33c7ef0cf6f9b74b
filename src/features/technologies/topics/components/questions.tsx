import type { Question } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './questions.module.css';

/** Frequently asked questions; each opens by click, Enter or Space. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.caret}>
              <path d="M4 6.5 8 10.5 12 6.5" />
            </svg>
          </summary>
          <div className={styles.answer}>
            {answer.map((text) => (
              <p key={text}>
                <Cited text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
