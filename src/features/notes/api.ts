import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { createNote, deleteNote, listNotes, type Note, type NotedKind, updateNote } from '#contract/notes.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

/** The record that notes are on. */
export interface Noted {
  kind: NotedKind;
  id: number;
}

/** The text of a note, and the list whose people read it, `null` for none. */
export interface Written {
  text: string;
  listId: number | null;
}

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
    onSettled: () => void client.invalidateQueries({ queryKey: [listNotes.path] }),
  });
}

export const useCreateNote = ({ kind, id }: Noted) =>
  useChange(({ text, listId }: Written) =>
    call(createNote, { body: { kind, id, text, ...(listId !== null && { listId }) } }),
  );

export const useUpdateNote = ({ id, version }: Pick<Note, 'id' | 'version'>) =>
  useChange(({ text, listId }: Written) =>
    call(updateNote, { params: { id: String(id) }, body: { text, version, listId } }),
  );

export const useDeleteNote = ({ id }: Pick<Note, 'id'>) =>
  useChange(() => call(deleteNote, { params: { id: String(id) } }));
