import { zodResolver } from '@hookform/resolvers/zod';

import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useChangeOf } from '../api.ts';
import type { SharedKind, SharedSummary } from '../kind.ts';

interface RenameDialogProps<Access extends string> {
  kind: SharedKind<Access>;
  shared: SharedSummary;
  onClose: () => void;
}

/** Renames a list or a pipeline. A refusal stands under the field, with what was typed. */
export function RenameDialog<Access extends string>({ kind, shared, onClose }: RenameDialogProps<Access>) {
  const form = useForm({ resolver: zodResolver(kind.naming), defaultValues: { name: shared.name } });
  const { mutate, isPending } = useChangeOf(kind.shownBy, (name: string) => kind.rename(shared, name));
  const save = form.handleSubmit(({ name }) =>
    mutate(name, { onSuccess: onClose, onError: (error) => form.setError('name', { message: refusalOf(error) }) }),
  );
  const title = `Rename the ${kind.noun}`;
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm label={title} onSubmit={save}>
        <TextField control={form.control} name="name" label="Name" />
        <FormActions submit="Rename" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
