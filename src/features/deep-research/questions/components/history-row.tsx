import { type QuestionSummary, questionStates } from '#contract/deep-research-questions.ts';
import { Link } from '#src/components/link.tsx';
import { formatAge } from '#src/lib/format.ts';
import { DeleteQuestion } from './delete-question.tsx';
import styles from './history-row.module.css';

/** One question of the history: when it was asked, what became of it, and the button that deletes it. */
export function HistoryRow({ item }: { item: QuestionSummary }) {
  const { id, question, status, followsId, askedAt } = item;
  const facts = [
    formatAge(askedAt),
    status !== 'done' && questionStates[status],
    followsId !== null && 'Follow-up',
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={`?question=${id}`} className={styles.question}>
          {question}
        </Link>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </div>
      <DeleteQuestion question={item} />
    </li>
  );
}
