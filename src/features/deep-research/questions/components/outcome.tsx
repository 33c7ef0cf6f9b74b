import type { Question } from '#contract/deep-research-questions.ts';
import { Button } from '#src/components/button.tsx';
import { useAsk } from '../api.ts';
import { isUnderWay } from '../steps.ts';
import { useMayAsk } from '../use-may-ask.ts';
import styles from './outcome.module.css';

/** What the reader must know before the passages: that a question failed or was stopped, or that nothing was found. */
export function Outcome({ question }: { question: Question }) {
  const { status, problem, passages, answers } = question;
  if (isUnderWay(question)) return null;
  if (status === 'failed') {
    return (
      <div role="alert" className={styles.note} data-tone="danger">
        <p>
          <strong>This question failed.</strong> {problem ?? 'Something went wrong on our side.'}
        </p>
        <AskAgain question={question} />
      </div>
    );
  }
  if (status === 'cancelled') {
    return (
      <div className={styles.note}>
        <p>
          <strong>You stopped this question.</strong> What had been found until then is below.
        </p>
        <AskAgain question={question} />
      </div>
    );
  }
  if (passages.length === 0) {
    return (
      <div className={styles.note}>
        <p>
          <strong>Nothing was found.</strong> No record that you may read speaks of it. Try the words of the field, or a
          wider question.
        </p>
      </div>
    );
  }
  if (answers.length > 0) return null;
  return (
    <div className={styles.note}>
      <p>
        <strong>These are passages, not an answer.</strong> No AI model is connected here. You see the passages that fit
        best, word for word, sorted by what they are about.
      </p>
    </div>
  );
}

function AskAgain({ question: { question, followsId } }: { question: Question }) {
  const { mutate, isPending } = useAsk(followsId ?? undefined, () => undefined);
  const { reason } = useMayAsk();
  return (
    <Button size="small" disabled={reason !== null} isLoading={isPending} onClick={() => mutate(question)}>
      Ask again
    </Button>
  );
}
