import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { createNote, deleteNote, listNotes, type Note, type NotedKind, updateNote } from '#contract/notes.ts';
import { getTimeline } from '#contract/timelines.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { discardChangesOf, useChangesOf } from '#src/features/outbox/index.ts';
import { call } from '#src/lib/api-client.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { callNamed } from '#src/lib/call-named.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

/** The record that notes are on. */
export interface Noted {
  kind: NotedKind;
  id: number;
}

/** The text of a note, the list whose people read it, `null` for none, and its files, unless they stay. */
export interface Written {
  text: string;
  listId: number | null;
  attachments?: string[];
}

/** A note, and the title of what it is on. */
type Named = Pick<Note, 'id' | 'title'>;
const nameOf = (title: string | null) => ({ name: title ?? 'a record' });

/** The member's notes, newest first; on one record or in one list also those of others, of one kind, or all. */
export function useNotes({ kind, id, list }: Partial<Noted> & { list?: string | undefined }) {
  const { user } = useCurrentUser();
  const query = { kind, ...(id !== undefined && { id: String(id) }), ...(list !== undefined && { list }) };
  return useInfiniteQuery({ ...pagesOf(listNotes, { query }, keepsPrevious), enabled: user !== null });
}

function useChange<Input = void>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      for (const path of [listNotes.path, getTimeline.path]) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}

export const useCreateNote = ({ kind, id }: Noted) =>
  useChange(({ listId, ...written }: Written) =>
    call(createNote, { body: { kind, id, ...written, ...(listId !== null && { listId }) } }),
  );

export const useUpdateNote = ({ id, version, title }: Named & Pick<Note, 'version'>) =>
  useChange(({ text, ...written }: Written) =>
    callNamed(updateNote, { params: { id: String(id) }, body: { text, version, ...written } }, nameOf(title)),
  );

/** A change of the note that waits to be sent is deleted with it. */
export const useDeleteNote = ({ id, title }: Named) =>
  useChange(async () => {
    const deleted = callNamed(deleteNote, { params: { id: String(id) } }, nameOf(title));
    await deleted.catch(throwUnlessWaiting);
    await discardChangesOf(noteLine(id), updateNote.name);
    return deleted;
  });

function throwUnlessWaiting(error: unknown): void {
  if (!(error instanceof Waiting)) throw error;
}

/** The name of a note in the outbox of the desktop app. */
const noteLine = (id: number) => `note/${id}`;

const waitingFiles = updateNote.body.pick({ attachments: true }).loose();

/** What waits to be sent of a note: `save` is its newest text, `deletion` its end. */
export function useWaitingNote({ id }: Pick<Note, 'id'>): {
  save: OutboxEntry | undefined;
  /** The files that the note has with its newest text, unless that leaves them as they are. */
  attachments: string[] | undefined;
  deletion: OutboxEntry | undefined;
  keep: () => Promise<void>;
} {
  const changes = useChangesOf(noteLine(id));
  const save = changes.findLast(({ endpoint }) => endpoint === updateNote.name);
  return {
    save,
    attachments: waitingFiles.safeParse(save?.form).data?.attachments,
    deletion: changes.find(({ endpoint }) => endpoint === deleteNote.name),
    keep: () => discardChangesOf(noteLine(id), deleteNote.name),
  };
}
