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

/** The member's notes, newest first; on one record, of one kind, or all. */
export function useNotes({ kind, id }: Partial<Noted>) {
  const { user } = useCurrentUser();
  const query = { kind, ...(id !== undefined && { id: String(id) }) };
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
  useChange((text: string) => call(createNote, { body: { kind, id, text } }));

export const useUpdateNote = ({ id, version }: Pick<Note, 'id' | 'version'>) =>
  useChange((text: string) => call(updateNote, { params: { id: String(id) }, body: { text, version } }));

export const useDeleteNote = ({ id }: Pick<Note, 'id'>) =>
  useChange(() => call(deleteNote, { params: { id: String(id) } }));
