import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * Locks two members until `trx` ends, always in the same order. What a block ends must not begin while the block is being
 * stored: call this before `isBlocked`, and before the block.
 */
export async function lockMembers(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  one: number,
  other: number,
): Promise<void> {
  await lockRow(database, trx, 'users', Math.min(one, other));
  await lockRow(database, trx, 'users', Math.max(one, other));
}

/** Whether either of two members has blocked the other. */
export async function isBlocked({ db }: Pick<Database, 'db'>, one: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .where((where) =>
      where.or([
        where.and([where('blocker_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('blocker_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .select('blocker_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The members among these that someone has blocked. */
export async function findBlockedBy(
  { db }: Pick<Database, 'db'>,
  blockerId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', 'in', ids)
    .select('blocked_id')
    .execute();
  return new Set(rows.map((row) => row.blocked_id));
}

/**
 * 1 where the viewer knows the member of the column `other`: from the directory, or from a connection or request, a
 * conversation, an introduction or an enquiry between the two. Enquiries do not reveal the owner of a technology or
 * company to those who wrote about it, so they do not count here.
 */
function isKnownTo(viewerId: number, other: `${string}.${string}`) {
  const them = sql.ref(other);
  return sql<0 | 1>`case when
    exists (select 1 from member_profiles as seen where seen.user_id = ${them} and seen.is_listed = 1)
    or exists (select 1 from connections where status in ('pending', 'accepted')
      and ((low_id = ${viewerId} and high_id = ${them}) or (low_id = ${them} and high_id = ${viewerId})))
    or exists (select 1 from conversations
      where (low_id = ${viewerId} and high_id = ${them}) or (low_id = ${them} and high_id = ${viewerId}))
    or exists (select 1 from introductions where requester_id = ${them} and recipient_id = ${viewerId})
    or exists (select 1 from introductions where requester_id = ${viewerId}
      and ((target_kind = 'member' and target_id = ${them}) or (recipient_id = ${them} and status = 'introduced')))
    or exists (select 1 from enquiries where sender_id = ${them} and receiver_id = ${viewerId})
    or exists (select 1 from enquiries where sender_id = ${viewerId} and kind = 'member' and item_id = ${them})
    then 1 else 0 end`;
}

/** Whether this viewer can block a member: they know them, or have blocked them before. */
export async function isBlockable({ db }: Pick<Database, 'db'>, viewerId: number, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', memberId)
    .where('users.deleted_at', 'is', null)
    .select(isKnownTo(viewerId, 'users.id').as('is_known'))
    .executeTakeFirst();
  return row?.is_known === 1 || (await findBlockedBy({ db }, viewerId, [memberId])).has(memberId);
}

export interface BlockRow {
  id: number;
  username: string;
  full_name: string | null;
  created_at: string;
  /** Whether the blocking member may see the name. */
  is_known: 0 | 1;
}

/** The members that a member has blocked, newest first. */
export function findBlocks({ db }: Database, userId: number, limit: number): Promise<BlockRow[]> {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', '=', userId)
    .select(['users.id', 'users.username', 'users.full_name', 'blocks.created_at'])
    .select(isKnownTo(userId, 'users.id').as('is_known'))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countBlocks(trx: Transaction, userId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('blocks')
    .where('blocker_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Blocks a member; repeating it changes nothing. */
export async function insertBlock(
  trx: Transaction,
  block: { blockerId: number; blockedId: number; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('blocks')
    .values({ blocker_id: block.blockerId, blocked_id: block.blockedId, created_at: block.createdAt })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();
}

export async function deleteBlock(trx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  await trx.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute();
}
