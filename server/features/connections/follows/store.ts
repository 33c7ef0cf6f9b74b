import type { Kysely } from 'kysely';
import { cardColumns, type MemberRow } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';

/** Follows a member; repeating it changes nothing. */
export async function insertFollow(
  trx: Transaction,
  { followerId, followedId, createdAt }: { followerId: number; followedId: number; createdAt: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) > 0) await changeCount(trx, followedId, 1);
}

/** Stops following; does nothing where there is no follow. */
export async function deleteFollow(trx: Transaction, followerId: number, followedId: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) > 0) await changeCount(trx, followedId, -1);
}

/** Deletes all follows of a member and all follows of others to them. */
export async function deleteFollowsOf(trx: Transaction, userId: number): Promise<void> {
  const followed = await trx.selectFrom('follows').where('follower_id', '=', userId).select('followed_id').execute();
  // Always in the order of ids, so that two members who leave at the same time cannot deadlock.
  for (const { followed_id: id } of followed.toSorted((a, b) => a.followed_id - b.followed_id)) {
    await deleteFollow(trx, userId, id);
  }
  await trx.deleteFrom('follows').where('followed_id', '=', userId).execute();
}

/** Those of these members whom someone follows. */
export async function findFollowed(
  { db }: Pick<Database, 'db'>,
  followerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', 'in', ids)
    .select('followed_id')
    .execute();
  return new Set(rows.map((row) => row.followed_id));
}

/** Listed members whom someone follows, by id downwards, from below `before`. */
export function findFollowedMembers(
  { db }: Pick<Database, 'db'>,
  followerId: number,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before: number | undefined; limit: number },
): Promise<MemberRow[]> {
  return followed(db, followerId)
    .where('follows.followed_id', '<', before)
    .innerJoin('users', 'users.id', 'follows.followed_id')
    .select(cardColumns)
    .orderBy('follows.followed_id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the rows, up to `limit`. */
export function countFollowedMembers({ db }: Pick<Database, 'db'>, followerId: number): Promise<number> {
  return countCapped({ db }, followed(db, followerId).select('follows.followed_id'));
}

function followed(db: Kysely<Schema>, followerId: number) {
  return db
    .selectFrom('follows')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'follows.followed_id')
    .where('follows.follower_id', '=', followerId)
    .where('member_profiles.is_listed', '=', 1);
}

async function changeCount(trx: Transaction, userId: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('member_profiles')
    .set(({ eb }) => ({ follower_count: eb('follower_count', '+', by) }))
    .where('user_id', '=', userId)
    .execute();
}
