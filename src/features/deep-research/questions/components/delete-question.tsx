import { DeleteOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { QuestionSummary } from '#contract/deep-research-questions.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { useDelete } from '../api.ts';
import { useMayAsk } from '../use-may-ask.ts';

/** Deletes a question after a confirmation. */
export function DeleteQuestion({ question: { id, question } }: { question: Pick<QuestionSummary, 'id' | 'question'> }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDelete();
  const { reason } = useMayAsk();
  return (
    <>
      <IconButton
        label={`Delete “${question}”`}
        title="Delete"
        aria-haspopup="dialog"
        disabled={isPending || reason === 'offline'}
        onClick={() => setAsking(true)}
      >
        <DeleteOutlined aria-hidden="true" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title="Delete this question?"
          text="The question, its passages and its answers are deleted from your history. Questions that follow it up stay."
          submit="Delete question"
          isDanger
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false);
            mutate(id);
          }}
        />
      )}
    </>
  );
}
