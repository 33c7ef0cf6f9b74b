import type { Question } from '#contract/deep-research-questions.ts';
import { Button } from '#src/components/button.tsx';
import { useStop } from '../api.ts';
import { isUnderWay, stepOf } from '../steps.ts';
import styles from './question-progress.module.css';

/**
 * The step that the work is at, with the button that stops it. Screen readers hear each step, not each word: the region
 * stays, so that its last words are heard, too.
 */
export function QuestionProgress({ question }: { question: Question }) {
  const { mutate, isPending } = useStop(question);
  const isRunning = isUnderWay(question);
  return (
    <div className={isRunning ? styles.progress : styles.over}>
      {isRunning && <span className={styles.wheel} aria-hidden="true" />}
      <p role="status" className={isRunning ? styles.step : 'visually-hidden'}>
        {stepOf(question)}
      </p>
      {isRunning && (
        <Button size="small" isLoading={isPending} onClick={() => mutate()}>
          Stop
        </Button>
      )}
    </div>
  );
}
