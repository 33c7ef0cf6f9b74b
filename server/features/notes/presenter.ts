import type { Note } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { findItemsOf } from '#server/platform/records/records.ts';
import type { NoteRow } from './store.ts';

/** Notes as the contract shows them to their member, with the names of records that this member may see. */
export async function presentNotes(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  viewerId: number,
  rows: readonly NoteRow[],
): Promise<Note[]> {
  const itemOf = await findItemsOf(deps, rows, viewerId, deps.now());
  return rows.map((row) => {
    const { title = null, path = null } = itemOf(row) ?? {};
    return {
      id: row.id,
      kind: row.kind,
      itemId: row.item_id,
      title,
      path,
      text: row.text,
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
