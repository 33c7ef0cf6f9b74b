import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { createNote, noteBounds } from '#contract/notes.ts';
import { Button } from '#src/components/button.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import type { useCreateNote } from '../api.ts';
import styles from './note-form.module.css';

const formSchema = createNote.body.pick({ text: true });
const draftSchema = z.object({ text: z.string().max(20_000).catch('') });

interface NoteFormProps {
  /** The key of what is typed, which survives a reload. */
  place: string;
  label: string;
  /** The text so far. */
  text?: string;
  save: ReturnType<typeof useCreateNote>;
  /** Called once the note is stored or waits in the outbox, and when the member changes nothing. */
  onClose: () => void;
  /** Opposite the buttons. */
  extra?: ReactNode;
}

/** The field of a new note, or of one that is changed. What is typed stays until the server has it. */
export function NoteForm({ place, label, text = '', save, onClose, extra }: NoteFormProps) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { text } });
  const draft = useFormDraft(form, `note:${place}`, {
    schema: draftSchema,
    isBlank: (values) => ['', text].includes(values.text.trim()),
  });
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(values.text, {
      onSuccess: close,
      onError(error) {
        if (error instanceof Waiting) close();
        else showRefusalAs('The note was not saved', error);
      },
    });
  });
  return (
    <AntdProvider>
      <form aria-label={label} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField control={form.control} name="text" label={label} rows={4} max={noteBounds.text} isFocused />
        <Row gap={8} isSpread>
          <Row gap={8}>
            <Button kind="primary" type="submit" isLoading={save.isPending}>
              Save note
            </Button>
            <Button onClick={close}>Cancel</Button>
          </Row>
          {extra}
        </Row>
      </form>
    </AntdProvider>
  );
}
