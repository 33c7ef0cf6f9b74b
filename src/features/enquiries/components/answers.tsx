import type { Enquiry } from '#contract/enquiries.ts';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import { formatAge } from '#src/lib/format.ts';
import styles from './answers.module.css';

/** What the member has answered a visitor, and answers that wait to be sent. */
export function Answers({ enquiry: { id, answers } }: { enquiry: Enquiry }) {
  const waiting = useChangesOf(`enquiry answer/${id}`);
  if (answers.length + waiting.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Your answers">
      {answers.map((answer) => (
        <li key={answer.id} className={styles.answer}>
          <p className={styles.head}>
            You answered, <time dateTime={answer.sentAt}>{formatAge(answer.sentAt)}</time>
          </p>
          <p className={styles.text}>{answer.body}</p>
        </li>
      ))}
      {waiting.map(({ key, text, refusal }) => (
        <li key={key} className={styles.answer}>
          <p className={styles.head}>{refusal ? refusal.message : <WaitingMark />}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
