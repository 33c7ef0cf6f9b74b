import { zodResolver } from '@hookform/resolvers/zod';

import { type List, renameList } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { useRenameList } from '../api.ts';

const formSchema = renameList.body.pick({ name: true });

/** Renames a list. A refusal stands under the field, with what was typed. */
export function RenameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { name: list.name } });
  const { mutate, isPending } = useRenameList(list);
  const save = form.handleSubmit(({ name }) =>
    mutate(name, { onSuccess: onClose, onError: (error) => form.setError('name', { message: refusalOf(error) }) }),
  );
  return (
    <Dialog title="Rename the list" onClose={onClose}>
      <DialogForm label="Rename the list" onSubmit={save}>
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
