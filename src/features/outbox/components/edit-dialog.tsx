import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

import { editedText } from '#contract/desktop/outbox.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';

interface EditDialogProps {
  title: string;
  text: string;
  /** The app's objection to the last text; `null` if there is none. */
  problem: string | null;
  isBusy: boolean;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

const form = z.object({ text: editedText });

/** The text of a change that has not been sent. */
export function EditDialog({ title, text, problem, isBusy, onSubmit, onClose }: EditDialogProps) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(form), defaultValues: { text } });
  return (
    <Dialog title={`Edit: ${title}`} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit((values) => onSubmit(values.text))}>
        <TextField control={control} name="text" label="Text" rows={6} />
        {problem && <p role="alert">{problem}</p>}
        <FormActions submit="Send" isBusy={isBusy} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
