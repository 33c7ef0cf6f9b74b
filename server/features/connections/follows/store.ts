import type { Kysely } from 'kysely';
import type { FollowKind } from '#contract/connections-follows.ts';
import { cardColumns, type MemberRow } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';

/** A record, as follows name it. */
export interface Followed {
  kind: FollowKind;
  id: number;
}

/** Follows a record; repeating it changes nothing. */
export async function insertFollow(
  trx: Transaction,
  followerId: number,
  { kind, id }: Followed,
  createdAt: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('follows')
    .values({ follower_id: followerId, kind, item_id: id, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['follower_id', 'kind', 'item_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (kind === 'member' && Number(numInsertedOrUpdatedRows ?? 0) > 0) await changeCount(trx, id, 1);
}

/** Stops following; does nothing where there is no follow. */
export async function deleteFollow(trx: Transaction, followerId: number, { kind, id }: Followed): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  if (kind === 'member' && Number(numDeletedRows) > 0) await changeCount(trx, id, -1);
}

/** Deletes all follows of a member and all follows of others to them. */
export async function deleteFollowsOf(trx: Transaction, userId: number): Promise<void> {
  const followed = await findFollowedIds({ db: trx }, userId, 'member');
  // Always in the order of ids, so that two members who leave at the same time cannot deadlock.
  for (const id of followed) await deleteFollow(trx, userId, { kind: 'member', id });
  await trx.deleteFrom('follows').where('follower_id', '=', userId).execute();
  await trx.deleteFrom('follows').where('kind', '=', 'member').where('item_id', '=', userId).execute();
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
    .where('kind', '=', 'member')
    .where('item_id', 'in', ids)
    .select('item_id')
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** Numbers of the records of one kind that someone follows. */
export async function findFollowedIds(
  { db }: Pick<Database, 'db'>,
  followerId: number,
  kind: FollowKind,
): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .where('follower_id', '=', followerId)
    .where('kind', '=', kind)
    .select('item_id')
    .orderBy('item_id')
    .execute();
  return rows.map((row) => row.item_id);
}

/** A record that someone follows. */
export interface FollowRow {
  id: number;
  kind: FollowKind;
  item_id: number;
  created_at: string;
}

/** What someone follows, of one kind or of all, last followed first. */
export function findFollows(
  { db }: Pick<Database, 'db'>,
  { followerId, kind, before, limit }: FollowsQuery & { before: number | undefined; limit: number },
): Promise<FollowRow[]> {
  let query = db.selectFrom('follows').where('follower_id', '=', followerId);
  if (kind) query = query.where('kind', '=', kind);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.select(['id', 'kind', 'item_id', 'created_at']).orderBy('id', 'desc').limit(limit).execute();
}

interface FollowsQuery {
  followerId: number;
  kind: FollowKind | undefined;
}

/** Counts what someone follows, up to one past the cap. */
export function countFollows({ db }: Pick<Database, 'db'>, { followerId, kind }: FollowsQuery): Promise<number> {
  let query = db.selectFrom('follows').where('follower_id', '=', followerId).select('id');
  if (kind) query = query.where('kind', '=', kind);
  return countCapped({ db }, query);
}

/** Listed members whom someone follows, by id downwards, from below `before`. */
export function findFollowedMembers(
  { db }: Pick<Database, 'db'>,
  followerId: number,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before: number | undefined; limit: number },
): Promise<MemberRow[]> {
  return followedMembers(db, followerId)
    .where('follows.item_id', '<', before)
    .innerJoin('users', 'users.id', 'follows.item_id')
    .select(cardColumns)
    .orderBy('follows.item_id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the rows, up to `limit`. */
export function countFollowedMembers({ db }: Pick<Database, 'db'>, followerId: number): Promise<number> {
  return countCapped({ db }, followedMembers(db, followerId).select('follows.item_id'));
}

function followedMembers(db: Kysely<Schema>, followerId: number) {
  return db
    .selectFrom('follows')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'follows.item_id')
    .where('follows.follower_id', '=', followerId)
    .where('follows.kind', '=', 'member')
    .where('member_profiles.is_listed', '=', 1);
}

async function changeCount(trx: Transaction, userId: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('member_profiles')
    .set(({ eb }) => ({ follower_count: eb('follower_count', '+', by) }))
    .where('user_id', '=', userId)
    .execute();
}

/** The followers of a record by id, from above `after`. */
export async function findFollowers(
  { db }: Pick<Database, 'db'>,
  { kind, id }: Followed,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('follower_id', '>', after)
    .select('follower_id')
    .orderBy('follower_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.follower_id);
}
