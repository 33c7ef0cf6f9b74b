import type { AnsweredMeeting, Enquiry } from '#contract/enquiries.ts';
import { spanIn } from '#src/features/messages/index.ts';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import { formatAge } from '#src/lib/format.ts';
import styles from './answers.module.css';

/** What the member has answered a visitor, what the visitor replied, and answers that wait to be sent. */
export function Answers({ enquiry: { id, name, answers } }: { enquiry: Enquiry }) {
  const waiting = useChangesOf(`enquiry answer/${id}`);
  if (answers.length + waiting.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Answers">
      {answers.map((answer) => (
        <li key={answer.id} className={styles.answer} data-reply={answer.isReply}>
          <p className={styles.head}>
            {answer.isReply ? `${name} replied by email` : 'You answered'},{' '}
            <time dateTime={answer.sentAt}>{formatAge(answer.sentAt)}</time>
          </p>
          <p className={styles.text}>{answer.body}</p>
          {answer.meeting && <p className={styles.head}>{meetingInWords(answer.meeting)}</p>}
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

function meetingInWords({ isCancelled, startsAt, timeZone, minutes, place }: AnsweredMeeting): string {
  const what = isCancelled ? 'Meeting cancelled' : 'Meeting';
  return `${what}: ${spanIn(timeZone, startsAt, minutes)}${place && `, ${place}`}`;
}
