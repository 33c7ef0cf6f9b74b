import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { paragraphText } from '#contract/kit/fields.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { Dialog, DialogForm, FormActions } from './dialog.tsx';
import { TextField } from './text-field.tsx';

interface ReasonDialogProps {
  title: string;
  /** Explains the use of the reason, who sees it, and the consequences. */
  hint: string;
  submit: string;
  /** The label of the button that cancels. */
  keep?: string;
  /** Whether the action destroys something or cannot be undone. */
  isDanger?: boolean;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** The same for every reason in the contract. */
const max = 300;
const form = z.object({
  reason: paragraphText.min(3, 'Please say why').max(max, `Please keep this to ${max} characters`),
});

/** Asks for a reason before an action that affects someone else. */
export function ReasonDialog({
  title,
  hint,
  submit,
  keep = 'Cancel',
  isDanger = false,
  isBusy,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(form), defaultValues: { reason: '' } });
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm onSubmit={handleSubmit(({ reason }) => onSubmit(reason))}>
        <TextField control={control} name="reason" label="Reason" rows={3} max={max} hint={hint} />
        <FormActions submit={submit} isBusy={isBusy} cancel={keep} isDanger={isDanger} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
