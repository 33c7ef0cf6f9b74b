import type { Selectable } from 'kysely';

import type { AttachmentHolder } from '#contract/attachments.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { AttachmentsTable } from '#server/platform/db/tables/attachments.ts';
import { heldFiles } from '#server/platform/uploads/held-files-store.ts';

export type AttachmentRow = Selectable<AttachmentsTable>;

export const files = heldFiles('attachments');

export async function insertUpload(
  trx: Transaction,
  upload: Omit<AttachmentRow, 'title' | 'holder_kind' | 'holder_id' | 'position'>,
): Promise<void> {
  await trx.insertInto('attachments').values(upload).execute();
}

export function findAttachment({ db }: Pick<Database, 'db'>, id: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom('attachments').where('id', '=', id).selectAll().executeTakeFirst();
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

export async function setPosition(trx: Transaction, id: string, position: number): Promise<void> {
  await trx.updateTable('attachments').set({ position }).where('id', '=', id).execute();
}

/** For an account that is deleted: all files but those of messages and records go, and no row keeps a name of theirs. */
export async function releaseOfMember(trx: Transaction, userId: number, now: string): Promise<void> {
  await trx
    .updateTable('attachments')
    .set({ holder_kind: null, holder_id: null, expires_at: now, name: '', title: '' })
    .where('user_id', '=', userId)
    .where((is) => is.or([is('holder_kind', 'is', null), is('holder_kind', '=', 'note')]))
    .execute();
}

/** Those of these keys of the storage that a row names. */
export async function findKnown({ db }: Pick<Database, 'db'>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('attachments').where('id', 'in', keys).select('id').execute();
  return rows.map(({ id }) => id);
}
