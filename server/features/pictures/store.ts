import type { Selectable } from 'kysely';

import type { Picture } from '#contract/pictures.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PictureFilesTable, PicturesTable } from '#server/platform/db/tables/pictures.ts';
import { heldFiles } from '#server/platform/uploads/held-files-store.ts';

export type PictureRow = Selectable<PicturesTable>;

export const files = heldFiles('pictures');

/** Writes a picture that waits, with its files. */
export async function insertUpload(
  trx: Transaction,
  upload: Omit<PictureRow, 'holder_kind' | 'holder_id'>,
  sizes: readonly Omit<PictureFilesTable, 'picture_id'>[],
): Promise<void> {
  await trx.insertInto('pictures').values(upload).execute();
  await trx
    .insertInto('picture_files')
    .values(sizes.map((size) => ({ ...size, picture_id: upload.id })))
    .execute();
}

/** A picture in one width, with what its picture belongs to. */
export type PictureFile = Pick<PictureRow, 'user_id' | 'holder_kind' | 'holder_id' | 'expires_at'> &
  Pick<PictureFilesTable, 'key' | 'bytes'>;

export async function findFile(
  { db, read }: Pick<Database, 'db' | 'read'>,
  id: string,
  width: number,
): Promise<PictureFile | undefined> {
  const [row] = await read<PictureFile>(
    db
      .selectFrom('picture_files')
      .innerJoin('pictures', 'pictures.id', 'picture_files.picture_id')
      .where('pictures.id', '=', id)
      .where('picture_files.width', '=', width)
      .select([
        'picture_files.key',
        'picture_files.bytes',
        'pictures.user_id',
        'pictures.holder_kind',
        'pictures.holder_id',
        'pictures.expires_at',
      ])
      .compile(),
  );
  return row;
}

/** These pictures, in no order. */
export async function findPictures({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('pictures').where('id', 'in', ids).select(['id', 'width', 'height']).execute();
}

/** All pictures of a member, for the export. */
export function findOfMember({ db }: Pick<Database, 'db'>, userId: number): Promise<PictureRow[]> {
  return db
    .selectFrom('pictures')
    .where('user_id', '=', userId)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** For an account that is deleted: what waits goes; pictures of records stay with them, and name nobody. */
export async function releaseOfMember(trx: Transaction, userId: number, now: string): Promise<void> {
  const waits = trx.updateTable('pictures').set({ expires_at: now }).where('holder_id', 'is', null);
  await waits.where('user_id', '=', userId).execute();
  await trx.updateTable('pictures').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** The keys of the storage under which these pictures are kept. */
export async function keysOf({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('picture_files').where('picture_id', 'in', ids).select('key').execute();
  return rows.map(({ key }) => key);
}

/** Those of these keys of the storage that a row names. */
export async function findKnown({ db }: Pick<Database, 'db'>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('picture_files').where('key', 'in', keys).select('key').execute();
  return rows.map(({ key }) => key);
}

/** Writes pictures that belong to something from the beginning, with their files. */
export async function insertHeld(
  trx: Transaction,
  pictures: readonly Omit<PictureRow, 'expires_at'>[],
  sizes: readonly PictureFilesTable[],
): Promise<void> {
  if (pictures.length === 0) return;
  await trx
    .insertInto('pictures')
    .values(pictures.map((picture) => ({ ...picture, expires_at: null })))
    .execute();
  await trx.insertInto('picture_files').values(sizes).execute();
}
