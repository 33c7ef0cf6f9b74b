import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import type { Stage } from '#contract/pipelines-stages.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import type { Frame } from '../board.ts';
import { useRemoveStage } from '../stage-api.ts';

const formSchema = z.object({ moveTo: z.string().min(1, 'Please choose a stage') });

/** Asks where the cards of a stage go before it is removed. */
export function RemoveStageDialog({ frame, stage, onClose }: { frame: Frame; stage: Stage; onClose: () => void }) {
  const others = frame.stages.filter(({ id }) => id !== stage.id);
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { moveTo: String(others[0]?.id ?? '') },
  });
  const { mutate, isPending } = useRemoveStage(frame.id, stage);
  const remove = form.handleSubmit(({ moveTo }) =>
    mutate(Number(moveTo), {
      onSuccess: onClose,
      onError: (error) => form.setError('moveTo', { message: refusalOf(error) }),
    }),
  );
  return (
    <Dialog title={`Remove “${stage.name}”?`} onClose={onClose}>
      <DialogForm label="Remove the stage" onSubmit={remove}>
        <ChoiceField
          control={form.control}
          name="moveTo"
          label="Its cards go to"
          placeholder="Choose a stage"
          choices={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <FormActions submit="Remove the stage" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
