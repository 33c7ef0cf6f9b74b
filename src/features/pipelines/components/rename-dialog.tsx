import { zodResolver } from '@hookform/resolvers/zod';

import { type Pipeline, renamePipeline } from '#contract/pipelines.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useRenamePipeline } from '../api.ts';

const formSchema = renamePipeline.body.pick({ name: true });

/** Renames a pipeline. A refusal stands under the field, with what was typed. */
export function RenameDialog({ pipeline, onClose }: { pipeline: Pipeline; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { name: pipeline.name } });
  const { mutate, isPending } = useRenamePipeline(pipeline);
  const save = form.handleSubmit(({ name }) =>
    mutate(name, { onSuccess: onClose, onError: (error) => form.setError('name', { message: refusalOf(error) }) }),
  );
  return (
    <Dialog title="Rename the pipeline" onClose={onClose}>
      <DialogForm label="Rename the pipeline" onSubmit={save}>
        <TextField control={form.control} name="name" label="Name" />
        <DialogActions>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button size="large" kind="primary" type="submit" isLoading={isPending}>
            Rename
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
