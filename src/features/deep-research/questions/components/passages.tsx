import type { Question } from '#contract/deep-research-questions.ts';
import { groupsOf, isUnderWay } from '../steps.ts';
import { tellingWords } from '../words.ts';
import { PassageList } from './passage-list.tsx';
import styles from './passages.module.css';

/** The passages under the sub-question that each answers best. */
export function Passages({ question }: { question: Question }) {
  const { answers, passages, subQuestions } = question;
  const isRunning = isUnderWay(question);
  // Nothing to group yet, or nothing was found, which is said above.
  if (isRunning ? subQuestions.length === 0 : passages.length === 0) return null;
  return (
    <section aria-labelledby="research-passages" className={styles.passages}>
      <h3 id="research-passages" className={styles.title}>
        {answers.length > 0 ? 'Sources' : 'Best passages'}
      </h3>
      {groupsOf(question).map(({ title, passages: found }, index) => (
        // The server may plan the same sub-question twice.
        <section key={index} className={styles.group}>
          <h4 className={styles.sub}>{title}</h4>
          {found.length === 0 ? (
            <p className={styles.none}>
              {isRunning && passages.length === 0 ? 'Looking…' : 'No passage was found for this.'}
            </p>
          ) : (
            <PassageList passages={found} words={tellingWords(title)} />
          )}
        </section>
      ))}
    </section>
  );
}
