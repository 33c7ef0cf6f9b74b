import { questionBounds } from '#contract/deep-research-questions.ts';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import type { Refusal } from '../use-may-ask.ts';
import styles from './ask-limits.module.css';

interface AskLimitsProps {
  left: number | null | undefined;
  reason: Refusal | null;
}

/** How many questions are left today and what the plan offers, or why none can be asked now. */
export function AskLimits({ left, reason }: AskLimitsProps) {
  if (reason === 'offline') {
    return (
      <p className={styles.refusal} role="status">
        The server cannot be reached, so you cannot ask now. Your questions are shown as they were last read.
      </p>
    );
  }
  if (left === null) return null;
  // Room for what comes next: without it what is below would move.
  if (left === undefined) return <p className={styles.left}>&nbsp;</p>;
  const offer = <Link to={paths.pricing}>Professional</Link>;
  if (left === 0) {
    return (
      <p className={styles.refusal} role="status">
        You have asked your {questionBounds.freePerDay} questions of today. You can ask again after midnight UTC, or ask
        as many as you like with {offer}.
      </p>
    );
  }
  return (
    <p className={styles.left}>
      {left} of {questionBounds.freePerDay} questions left today. {offer}: no limit, and first in the queue.
    </p>
  );
}
