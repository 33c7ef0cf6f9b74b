import { zodResolver } from '@hookform/resolvers/zod';

import { addStage, type Stage, stageOutcomes } from '#contract/pipelines-stages.ts';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { useSaveStage } from '../stage-api.ts';

interface StageDialogProps {
  pipelineId: number;
  /** Left out for a new stage. */
  stage?: Stage;
  onClose: () => void;
}

/** The name of a stage, and whether cards in it are open, won or passed. */
export function StageDialog({ pipelineId, stage, onClose }: StageDialogProps) {
  const form = useForm({
    resolver: zodResolver(addStage.body),
    defaultValues: { name: stage?.name ?? '', outcome: stage?.outcome ?? 'open' },
  });
  const { mutate, isPending } = useSaveStage(pipelineId, stage);
  const save = form.handleSubmit((input) =>
    mutate(input, { onSuccess: onClose, onError: (error) => form.setError('name', { message: refusalOf(error) }) }),
  );
  const title = stage ? 'Change the stage' : 'Add a stage';
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm label={title} onSubmit={save}>
        <TextField control={form.control} name="name" label="Name" />
        <ChoiceField
          control={form.control}
          name="outcome"
          label="Cards in this stage are"
          placeholder="Choose"
          choices={choicesOf(stageOutcomes)}
        />
        <FormActions submit="Save" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
