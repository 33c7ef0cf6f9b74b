import { zodResolver } from '@hookform/resolvers/zod';
import { createTemplate, placeholders, type Template, templateBounds } from '#contract/templates.ts';
import { Dialog, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { formatList } from '#src/lib/format.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useSaveTemplate } from './api.ts';

interface TemplateDialogProps {
  /** The template that is changed; with a text alone, a new one. */
  template: Omit<Template, 'id'> & { id: number | null };
  onClose: () => void;
}

const hint = `What stands in braces is filled in: ${formatList(
  Object.entries(placeholders).map(([name, meaning]) => `{{${name}}} for ${meaning}`),
)}.`;

/** Name and text of a template. A refusal stands at its field, and what was typed stays. */
export function TemplateDialog({ template: { id, name, text }, onClose }: TemplateDialogProps) {
  const form = useForm({ resolver: zodResolver(createTemplate.body), defaultValues: { name, text } });
  const { mutate, isPending } = useSaveTemplate(id);
  const submit = form.handleSubmit((body) =>
    mutate(body, {
      onSuccess() {
        toast({ title: 'Template saved' });
        onClose();
      },
      onError(error) {
        const { name: taken, text: wrong } = (error instanceof ApiError && error.body?.fields) || {};
        if (taken) form.setError('name', { message: taken });
        if (wrong) form.setError('text', { message: wrong });
        if (!taken && !wrong) showRefusalAs('The template was not saved', error);
      },
    }),
  );
  const title = id === null ? 'New template' : 'Change template';
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      <DialogForm label={title} onSubmit={(event) => void submit(event)}>
        <TextField control={form.control} name="name" label="Name" max={templateBounds.name} />
        <TextField control={form.control} name="text" label="Text" rows={8} max={templateBounds.text} hint={hint} />
        <FormActions submit="Save" isBusy={isPending} onClose={onClose} />
      </DialogForm>
    </Dialog>
  );
}
