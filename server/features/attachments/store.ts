import { type Selectable, sql } from 'kysely';

import type { AttachmentHolder } from '#contract/attachments.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { AttachmentsTable } from '#server/platform/db/tables/attachments.ts';

export type AttachmentRow = Selectable<AttachmentsTable>;

/** The note or message that attachments belong to. */
export interface Holder {
  kind: AttachmentHolder;
  id: number;
}

export async function insertUpload(
  trx: Transaction,
  upload: Omit<AttachmentRow, 'holder_kind' | 'holder_id' | 'position'>,
): Promise<void> {
  await trx.insertInto('attachments').values(upload).execute();
}

export function findAttachment({ db }: Pick<Database, 'db'>, id: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom('attachments').where('id', '=', id).selectAll().executeTakeFirst();
}

/** How many bytes a member's files have, without those that the sweep is about to delete. */
export async function sumBytes({ db }: Pick<Database, 'db'>, userId: number, now: string): Promise<number> {
  const { total } = await db
    .selectFrom('attachments')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    // PostgreSQL's sum of whole numbers is a decimal, which would arrive as a text.
    .select(sql<number | null>`cast(sum(bytes) as bigint)`.as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The attachments of notes or messages, in their order. */
export function findOfHolders(
  { db }: Pick<Database, 'db'>,
  kind: AttachmentHolder,
  ids: readonly number[],
): Promise<AttachmentRow[]> {
  return db
    .selectFrom('attachments')
    .where('holder_kind', '=', kind)
    .where('holder_id', 'in', ids)
    .selectAll()
    .orderBy('holder_id')
    .orderBy('position')
    .execute();
}

/** All attachments of a member, for the export. */
export function findOfMember({ db }: Pick<Database, 'db'>, userId: number): Promise<AttachmentRow[]> {
  return db
    .selectFrom('attachments')
    .where('user_id', '=', userId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Gives a waiting upload of this member to a holder; `false` where there is none, or no longer. */
export async function bind(
  trx: Transaction,
  { id, userId, holder, now }: { id: string; userId: number; holder: Holder; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attachments')
    .set({ holder_kind: holder.kind, holder_id: holder.id, expires_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('holder_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPosition(trx: Transaction, id: string, position: number): Promise<void> {
  await trx.updateTable('attachments').set({ position }).where('id', '=', id).execute();
}

const released = (now: string) => ({ holder_kind: null, holder_id: null, expires_at: now }) as const;

/** Takes these attachments off a holder; the sweep deletes them. */
export async function release(trx: Transaction, ids: readonly string[], now: string): Promise<void> {
  if (ids.length > 0) await trx.updateTable('attachments').set(released(now)).where('id', 'in', ids).execute();
}

/** Takes all attachments off a holder that is deleted. */
export async function releaseAll(trx: Transaction, { kind, id }: Holder, now: string): Promise<void> {
  await trx
    .updateTable('attachments')
    .set(released(now))
    .where('holder_kind', '=', kind)
    .where('holder_id', '=', id)
    .execute();
}

/** Ends an upload of this member that waits; `false` where there is none. */
export async function endUpload(
  trx: Transaction,
  { id, userId, now }: { id: string; userId: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attachments')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('holder_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For an account that is deleted: all files but those of messages go, and no row keeps a name of theirs. */
export async function releaseOfMember(trx: Transaction, userId: number, now: string): Promise<void> {
  await trx
    .updateTable('attachments')
    .set({ ...released(now), name: '' })
    .where('user_id', '=', userId)
    .where((is) => is.or([is('holder_kind', 'is', null), is('holder_kind', '<>', 'message')]))
    .execute();
}

/** The ids of rows whose time is over. */
export async function findExpired({ db }: Pick<Database, 'db'>, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .where('expires_at', '<=', now)
    .select('id')
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteRows(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('attachments').where('id', 'in', ids).execute();
}

/** Those of these ids that have a row. */
export async function findKnown({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('attachments').where('id', 'in', ids).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** When the first migration of this database ran; `null` where that is not known. */
export async function findBirthday({ db }: Pick<Database, 'db'>): Promise<Date | null> {
  const { rows } = await sql<{ first: string | null }>`select min(timestamp) as first from kysely_migration`.execute(
    db,
  );
  return rows[0]?.first ? new Date(rows[0].first) : null;
}
