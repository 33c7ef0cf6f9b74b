import { type Selectable, sql } from 'kysely';

import type { NotedKind } from '#contract/notes.ts';
import { mayCommentIn } from '#server/features/lists/index.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NotesTable } from '#server/platform/db/tables/notes.ts';

export type NoteRow = Selectable<NotesTable>;

/** A note with the name of who wrote it. */
export interface WrittenNoteRow extends NoteRow {
  writer_name: string;
  writer_has_profile: 0 | 1;
}

/** A new text for one edition of a note, and its list unless it stays. */
export interface NoteChange {
  id: number;
  version: number;
  text: string;
  listId?: number | null | undefined;
}

/** Whose notes, and on what. */
export interface NotesOf {
  userId: number;
  /** Lists that the member sees: notes that others share with them count as well. */
  lists?: readonly number[];
  /** Only notes of this list. */
  listId?: number | undefined;
  kind?: NotedKind | undefined;
  itemId?: number | undefined;
}

function notesOf({ db }: Pick<Database, 'db'>, { userId, lists = [], listId, kind, itemId }: NotesOf) {
  // Who may not write in the list, or is blocked by the reader or blocks the reader, shows nothing there.
  const isShown = sql<boolean>`${mayCommentIn('notes.list_id', 'notes.user_id')} and not exists (select 1 from blocks
    where (blocker_id = notes.user_id and blocked_id = ${userId})
      or (blocker_id = ${userId} and blocked_id = notes.user_id))`;
  let query = db
    .selectFrom('notes')
    .where((eb) =>
      lists.length === 0
        ? eb('notes.user_id', '=', userId)
        : eb.or([eb('notes.user_id', '=', userId), eb.and([eb('notes.list_id', 'in', lists), isShown])]),
    );
  if (listId !== undefined) query = query.where('notes.list_id', '=', listId);
  if (kind !== undefined) query = query.where('notes.kind', '=', kind);
  if (itemId !== undefined) query = query.where('notes.item_id', '=', itemId);
  return query;
}

/** Notes, newest first. */
export function findNotes(
  database: Pick<Database, 'db'>,
  whose: NotesOf,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<WrittenNoteRow[]> {
  let query = notesOf(database, whose)
    .innerJoin('users', 'users.id', 'notes.user_id')
    .selectAll('notes')
    .select([
      sql<string>`coalesce(users.full_name, users.username)`.as('writer_name'),
      hasProfile('notes.user_id', 'writer_has_profile'),
    ]);
  if (before !== undefined) query = query.where('notes.id', '<', before);
  return query.orderBy('notes.id', 'desc').limit(limit).execute();
}

/** How many notes, up to one past the cap of counts. */
export function countNotes(database: Database, whose: NotesOf): Promise<number> {
  return countCapped(database, notesOf(database, whose).select('notes.id'));
}

/** Whether there are at least this many notes. */
export async function hasNotes(database: Pick<Database, 'db'>, whose: NotesOf, atLeast: number): Promise<boolean> {
  const row = await notesOf(database, whose)
    .select('notes.id')
    .orderBy('notes.id')
    .offset(atLeast - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member reads a note: their own, or one of a list that they see. */
export async function canRead(
  database: Pick<Database, 'db'>,
  { userId, lists, id }: { userId: number; lists: readonly number[]; id: number },
): Promise<boolean> {
  const row = await notesOf(database, { userId, lists })
    .where('notes.id', '=', id)
    .select('notes.id')
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

/** Changes the text of this edition, and its list unless that is `undefined`, of a member's note; `undefined` if there is none. */
export function rewriteNote(
  trx: Transaction,
  { id, userId, at, ...change }: NoteChange & { userId: number; at: string },
): Promise<NoteRow | undefined> {
  return trx
    .updateTable('notes')
    .set({
      text: change.text,
      edited_at: at,
      version: change.version + 1,
      ...(change.listId !== undefined && { list_id: change.listId }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', change.version)
    .returningAll()
    .executeTakeFirst();
}

/** Makes a member's notes on a list private. */
export async function keepPrivate(trx: Transaction, listId: number, userId: number): Promise<void> {
  await trx
    .updateTable('notes')
    .set({ list_id: null })
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .execute();
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
