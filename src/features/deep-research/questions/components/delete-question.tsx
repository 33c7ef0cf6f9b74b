import type { QuestionSummary } from '#contract/deep-research-questions.ts';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useDelete } from '../api.ts';
import { useMayAsk } from '../use-may-ask.ts';

/** Deletes a question after a confirmation. */
export function DeleteQuestion({ question: { id, question } }: { question: Pick<QuestionSummary, 'id' | 'question'> }) {
  const { mutate, isPending } = useDelete();
  const { reason } = useMayAsk();
  return (
    <ConfirmButton
      label="Delete"
      name={`Delete “${question}”`}
      question={{
        title: 'Delete this question?',
        text: 'The question, its passages and its answers are deleted from your history. Questions that follow it up stay.',
        submit: 'Delete question',
      }}
      isDanger
      isDisabled={isPending || reason === 'offline'}
      onConfirm={() => mutate(id)}
    />
  );
}
