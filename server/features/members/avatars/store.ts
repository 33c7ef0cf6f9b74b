import type { AvatarWidth } from '#contract/members-avatars.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Picture } from './encode.ts';

/** Replaces a member's picture. The profile is written first: of two pictures at once, the second one sees the first. */
export async function replaceAvatar(
  trx: Transaction,
  { userId, hash, picture, createdAt }: { userId: number; hash: string; picture: Picture; createdAt: string },
): Promise<void> {
  await trx.updateTable('member_profiles').set({ avatar_hash: hash }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('avatars').where('user_id', '=', userId).execute();
  await trx
    .insertInto('avatars')
    .values({ hash, user_id: userId, large: picture.large, small: picture.small, created_at: createdAt })
    .execute();
}

export async function deleteAvatar(trx: Transaction, userId: number): Promise<void> {
  await trx.updateTable('member_profiles').set({ avatar_hash: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('avatars').where('user_id', '=', userId).execute();
}

/** The bytes of a picture, or `undefined`. */
export async function findAvatar(
  { db }: Pick<Database, 'db'>,
  hash: string,
  width: AvatarWidth,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('avatars')
    .where('hash', '=', hash)
    .select(width === 512 ? 'large as bytes' : 'small as bytes')
    .executeTakeFirst();
  return row?.bytes;
}
