import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { TextSkeleton } from '#src/components/skeleton.tsx';
import { isNotFound } from '#src/lib/api-error.ts';
import { isUnderWay } from '../steps.ts';
import { useLiveQuestion } from '../use-live-question.ts';
import { Answers } from './answers.tsx';
import { AskBox } from './ask-box.tsx';
import { Comparison } from './comparison.tsx';
import { Outcome } from './outcome.tsx';
import { Passages } from './passages.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './question-view.module.css';
import { FollowUps, ThreadBefore } from './thread-links.tsx';

/** One question: how far the work on it is, the answers, what they agree on, the passages, and the next question. */
export function QuestionView({ id }: { id: number }) {
  const { data: question, error, isFetching, refetch } = useLiveQuestion(id);
  // One that was deleted may still be in memory.
  if (!question || isNotFound(error))
    return <Missing error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  const isRunning = isUnderWay(question);
  return (
    <article className={styles.view} aria-labelledby="research-question">
      <ThreadBefore id={id} />
      <QuestionHead question={question} />
      <QuestionProgress question={question} />
      <Outcome question={question} />
      <Answers question={question} />
      {question.comparison && <Comparison comparison={question.comparison} passages={question.passages} />}
      <Passages question={question} />
      {!isRunning && (
        <div className={styles.next}>
          <FollowUps id={id} />
          <AskBox
            key={id}
            label="Ask a follow-up question"
            placeholder="Narrow it down, change one thing, or ask what would prove it wrong"
            followsId={id}
          />
        </div>
      )}
    </article>
  );
}

/** In place of a question that is loading, could not be loaded or does not exist. */
function Missing({ error, ...retry }: { error: Error | null; isRetrying: boolean; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <MessagePanel
        title="Question Not Found"
        text="You have not asked this question, or it has been deleted."
        action={<ButtonLink to={paths.deepResearch}>Ask another question</ButtonLink>}
      />
    );
  }
  if (error) return <RetryPanel title="The question could not be loaded" {...retry} />;
  return (
    <div role="status">
      <span className="visually-hidden">Loading the question</span>
      <TextSkeleton />
    </div>
  );
}
