import type { Selectable } from 'kysely';

import type { AvatarWidth } from '#contract/members-avatars.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { AvatarsTable } from '#server/platform/db/tables/members.ts';

/** A picture that is still in the database. */
export type UnmovedAvatar = Selectable<AvatarsTable>;

/** Names the picture that a profile shows; `null`: none. */
export async function putAvatar(trx: Transaction, userId: number, id: string | null): Promise<void> {
  await trx
    .updateTable('member_profiles')
    .set({ avatar_id: id, avatar_hash: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteUnmoved(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('avatars').where('user_id', '=', userId).execute();
}

/** The bytes of a picture that is still in the database and whose it is, or `undefined`. */
export function findUnmoved(
  { db }: Pick<Database, 'db'>,
  hash: string,
  width: AvatarWidth,
): Promise<{ user_id: number; bytes: Buffer } | undefined> {
  return db
    .selectFrom('avatars')
    .where('hash', '=', hash)
    .select(['user_id', width === 512 ? 'large as bytes' : 'small as bytes'])
    .executeTakeFirst();
}

/** The picture in the storage that had this address before it was moved there, or `undefined`. */
export async function findMoved({ db }: Pick<Database, 'db'>, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('avatar_addresses').where('hash', '=', hash).select('picture_id').executeTakeFirst();
  return row?.picture_id;
}

/** The first picture that is still in the database, in the order of addresses, after this one. */
export function nextUnmoved({ db }: Pick<Database, 'db'>, after: string): Promise<UnmovedAvatar | undefined> {
  return db.selectFrom('avatars').where('hash', '>', after).selectAll().orderBy('hash').limit(1).executeTakeFirst();
}

/** Replaces the picture in the database that a profile shows by one in the storage; `false` where it shows another by now. */
export async function replaceUnmoved(
  trx: Transaction,
  { hash, user_id: userId }: Pick<UnmovedAvatar, 'hash' | 'user_id'>,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_profiles')
    .set({ avatar_id: id, avatar_hash: null })
    .where('user_id', '=', userId)
    .where('avatar_hash', '=', hash)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.insertInto('avatar_addresses').values({ hash, picture_id: id }).execute();
  await deleteUnmoved(trx, userId);
  return true;
}

/** Deletes a picture that no profile shows. */
export async function deleteUnshown(trx: Transaction, hash: string): Promise<void> {
  await trx
    .deleteFrom('avatars')
    .where('hash', '=', hash)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('member_profiles')
            .whereRef('member_profiles.user_id', '=', 'avatars.user_id')
            .where('avatar_hash', '=', hash)
            .select('member_profiles.user_id'),
        ),
      ),
    )
    .execute();
}
