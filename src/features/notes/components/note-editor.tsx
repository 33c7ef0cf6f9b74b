import type { Note } from '#contract/notes.ts';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { Waiting } from '#src/lib/api-error.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useDeleteNote, useUpdateNote } from '../api.ts';
import { NoteForm } from './note-form.tsx';

interface NoteEditorProps {
  note: Note;
  /** The files of a change of it that waits to be sent. */
  waitingIds: readonly string[] | undefined;
  /** When the note was written, in words. */
  day: string;
  onClose: () => void;
  /** Called when the note leaves the list. */
  onDeleted: () => void;
}

/** Changes or deletes a note. */
export function NoteEditor({ note, waitingIds, day, onClose, onDeleted }: NoteEditorProps) {
  const update = useUpdateNote(note);
  const remove = useDeleteNote(note);
  return (
    <NoteForm
      place={`edit:${note.id}`}
      label="Change the note"
      text={note.text}
      list={note.list}
      attachments={note.attachments}
      waitingIds={waitingIds}
      save={update}
      onClose={onClose}
      extra={
        <ConfirmButton
          label="Delete"
          name={`Delete the note, ${day}`}
          question={{ title: 'Delete this note?', text: 'It cannot be brought back.', submit: 'Delete' }}
          isDanger
          isLarge
          isDisabled={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess() {
                toast({ title: 'Note deleted' });
                onDeleted();
              },
              onError(error) {
                if (error instanceof Waiting) onClose();
                else showRefusal(error);
              },
            })
          }
        />
      }
    />
  );
}
