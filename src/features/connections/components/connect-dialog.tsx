import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { connectionNoteMax } from '#contract/connections.ts';
import { line } from '#contract/kit/fields.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';

interface ConnectDialogProps {
  name: string;
  isSending: boolean;
  onSend: (note: string) => void;
  onClose: () => void;
}

const form = z.object({ note: line(connectionNoteMax) });

/** A note for the request. The text stays until the request is sent. */
export function ConnectDialog({ name, isSending, onSend, onClose }: ConnectDialogProps) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(form), defaultValues: { note: '' } });
  const title = `Add ${name} to your network`;
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm label={title} onSubmit={handleSubmit(({ note }) => onSend(note))}>
        <TextField
          control={control}
          name="note"
          label="Note"
          isOptional
          placeholder="Where you met, or what you would like to talk about"
          max={connectionNoteMax}
        />
        <FormActions submit="Send request" busy="Sending..." isBusy={isSending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
