import type { Note } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { attachmentsOf } from '#server/features/attachments/index.ts';
import { findLists } from '#server/features/lists/index.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import type { NoteRow, WrittenNoteRow } from './store.ts';

/** Notes as the contract shows them to their member, with the names of records that this member may see. */
export async function presentNotes(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  viewerId: number,
  rows: readonly (NoteRow | WrittenNoteRow)[],
): Promise<Note[]> {
  const itemOf = await findItemsOf(deps, rows, viewerId, deps.now());
  const isShared = rows.some(({ list_id }) => list_id !== null);
  const lists = new Map((isShared ? await findLists(deps.database, viewerId) : []).map((list) => [list.id, list.name]));
  const attachments = await attachmentsOf(
    deps.database,
    'note',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const list = row.list_id === null ? undefined : lists.get(row.list_id);
    const { title = null, path = null } = itemOf(row) ?? {};
    return {
      id: row.id,
      kind: row.kind,
      itemId: row.item_id,
      title,
      path,
      text: row.text,
      writer:
        'writer_name' in row && row.user_id !== viewerId
          ? { id: row.user_id, name: row.writer_name, hasProfile: row.writer_has_profile === 1 }
          : null,
      // A member who has left the list reads the note alone.
      list: list === undefined || row.list_id === null ? null : { id: row.list_id, name: list },
      attachments: attachments(row.id),
      version: row.version,
      createdAt: row.created_at,
      editedAt: row.edited_at,
    };
  });
}

/** One of them. */
export async function presentNote(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  viewerId: number,
  row: NoteRow,
): Promise<Note> {
  const [note] = await presentNotes(deps, viewerId, [row]);
  if (!note) throw new Error('A note was not presented');
  return note;
}
