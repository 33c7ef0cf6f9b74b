import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { attachment } from '#contract/attachments.ts';
import { mayComment } from '#contract/lists.ts';
import { createNote, type Note, noteBounds } from '#contract/notes.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceField } from '#src/components/choice-field.tsx';
import { Row } from '#src/components/row.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { AttachmentField, useUploads } from '#src/features/attachments/index.ts';
import { useLists } from '#src/features/lists/index.ts';
import { useDropZone } from '#src/hooks/use-drop-zone.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { useFormDraft } from '#src/hooks/use-form-draft.ts';
import { ApiError, Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import type { useCreateNote } from '../api.ts';
import styles from './note-form.module.css';

const formSchema = createNote.body.pick({ text: true }).extend({ list: z.string(), attachments: z.array(attachment) });
const draftSchema = z.object({
  text: z.string().max(20_000).catch(''),
  list: z.string().max(20).catch(''),
  attachments: z.array(attachment).catch([]),
});

interface NoteFormProps {
  /** The key of what is typed, which survives a reload. */
  place: string;
  label: string;
  /** The text so far. */
  text?: string;
  /** The list whose people read it so far. */
  list?: Note['list'];
  /** Its files so far. */
  attachments?: Note['attachments'];
  /** The files of a change that waits, some of which are only known by their ids: the new change takes its place. */
  waitingIds?: readonly string[] | undefined;
  save: ReturnType<typeof useCreateNote>;
  /** Called once the note is stored or waits in the outbox, and when the member changes nothing. */
  onClose: () => void;
  /** Opposite the buttons. */
  extra?: ReactNode;
}

/** The field of a new note, or of one that is changed. What is typed stays until the server has it. */
export function NoteForm({
  place,
  label,
  text = '',
  list = null,
  attachments = [],
  waitingIds,
  save,
  onClose,
  extra,
}: NoteFormProps) {
  const before = list ? String(list.id) : '';
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { text, list: before, attachments } });
  const files = useUploads(form.watch('attachments'), (next) =>
    form.setValue('attachments', next, { shouldDirty: true }),
  );
  const zone = useDropZone(files.add);
  const lists = useLists().data?.items.filter(({ access }) => mayComment(access)) ?? [];
  // The list that it has stays a choice while the others load.
  const readable = list && lists.every(({ id }) => id !== list.id) ? [list, ...lists] : lists;
  const draft = useFormDraft(form, `note:${place}`, {
    schema: draftSchema,
    isBlank: (values) =>
      ['', text].includes(values.text.trim()) &&
      values.list === before &&
      idsOf(values.attachments) === idsOf(attachments),
  });
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = form.handleSubmit((values) => {
    if (save.isPending || files.isBusy) return;
    const isKept = waitingIds === undefined && idsOf(values.attachments) === idsOf(attachments);
    const unknown = waitingIds?.filter((id) => attachments.every((each) => each.id !== id)) ?? [];
    const ids = new Set([...values.attachments.map(({ id }) => id), ...unknown]);
    save.mutate(
      {
        text: values.text,
        listId: values.list === '' ? null : Number(values.list),
        ...(!isKept && { attachments: [...ids] }),
      },
      {
        onSuccess: close,
        onError(error) {
          if (error instanceof Waiting) close();
          else if (error instanceof ApiError && error.body?.fields?.attachments) {
            form.setError('attachments', { message: error.body.fields.attachments });
          } else showRefusalAs('The note was not saved', error);
        },
      },
    );
  });
  return (
    <form {...zone} aria-label={label} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField control={form.control} name="text" label={label} rows={4} max={noteBounds.text} isFocused />
      {readable.length > 0 && (
        <ChoiceField
          control={form.control}
          name="list"
          label="Who can read it"
          placeholder="Only me"
          choices={[
            { value: '', label: 'Only me' },
            ...readable.map(({ id, name }) => ({ value: String(id), label: `Everybody on “${name}”` })),
          ]}
        />
      )}
      <AttachmentField files={files} error={form.formState.errors.attachments?.message} />
      <Row gap={8} isSpread>
        <Row gap={8}>
          <Button kind="primary" type="submit" isLoading={save.isPending || files.isBusy}>
            Save note
          </Button>
          <Button onClick={close}>Cancel</Button>
        </Row>
        {extra}
      </Row>
    </form>
  );
}

const idsOf = (attachments: Note['attachments']) => attachments.map(({ id }) => id).join();
