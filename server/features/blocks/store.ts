import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';

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

/** Which of these members somebody has blocked. */
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

/** Whom a member has blocked, newest first. */
export function findBlocks(
  { db }: Database,
  userId: number,
  limit: number,
): Promise<{ id: number; username: string; full_name: string | null; created_at: string }[]> {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', '=', userId)
    .select(['users.id', 'users.username', 'users.full_name', 'blocks.created_at'])
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

/** Blocks somebody; nothing changes where that was done before. */
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
