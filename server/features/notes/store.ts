import type { Selectable } from 'kysely';

import type { NotedKind } from '#contract/notes.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NotesTable } from '#server/platform/db/tables/notes.ts';

export type NoteRow = Selectable<NotesTable>;

/** Whose notes, and on what. */
export interface NotesOf {
  userId: number;
  kind?: NotedKind | undefined;
  itemId?: number | undefined;
}

function notesOf({ db }: Pick<Database, 'db'>, { userId, kind, itemId }: NotesOf) {
  let query = db.selectFrom('notes').where('user_id', '=', userId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (itemId !== undefined) query = query.where('item_id', '=', itemId);
  return query;
}

/** Notes, newest first. */
export function findNotes(
  database: Pick<Database, 'db'>,
  whose: NotesOf,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NoteRow[]> {
  let query = notesOf(database, whose).selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** How many notes, up to one past the cap of counts. */
export function countNotes(database: Database, whose: NotesOf): Promise<number> {
  return countCapped(database, notesOf(database, whose).select('id'));
}

/** Whether there are at least this many notes. */
export async function hasNotes(database: Pick<Database, 'db'>, whose: NotesOf, atLeast: number): Promise<boolean> {
  const row = await notesOf(database, whose)
    .select('id')
    .orderBy('id')
    .offset(atLeast - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's own note, or `undefined`. */
export function findNote({ db }: Pick<Database, 'db'>, userId: number, id: number): Promise<NoteRow | undefined> {
  return db.selectFrom('notes').where('id', '=', id).where('user_id', '=', userId).selectAll().executeTakeFirst();
}

export async function insertNote(
  trx: Transaction,
  note: Omit<NoteRow, 'id' | 'version' | 'edited_at'>,
): Promise<NoteRow> {
  return trx.insertInto('notes').values(note).returningAll().executeTakeFirstOrThrow();
}

/** Changes the text of this edition of a member's note; `undefined` if there is none. */
export function rewriteNote(
  trx: Transaction,
  { id, userId, version, text, at }: { id: number; userId: number; version: number; text: string; at: string },
): Promise<NoteRow | undefined> {
  return trx
    .updateTable('notes')
    .set({ text, edited_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Whether there was such a note. */
export async function removeNote(trx: Transaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('notes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
