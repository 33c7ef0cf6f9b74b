import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A page of members with an annual membership, in the order of their numbers, those after `after`. */
export async function findAnnual(
  { db }: Pick<Database, 'db'>,
  after: number,
  limit: number,
): Promise<{ id: number; isScheduled: boolean }[]> {
  const rows = await db
    .selectFrom('memberships')
    .leftJoin('insight_quarters', 'insight_quarters.user_id', 'memberships.user_id')
    .where('memberships.ended_at', 'is', null)
    // A literal: only then can the database use the index of annual memberships.
    .where('memberships.billing', '=', sql.lit('annual'))
    .where('memberships.user_id', '>', after)
    .orderBy('memberships.user_id')
    .limit(limit)
    .select(['memberships.user_id as id', 'insight_quarters.user_id as scheduled'])
    .execute();
  return rows.map(({ id, scheduled }) => ({ id, isScheduled: scheduled !== null }));
}

/** Sets the first email of these members; those who have one keep it. */
export async function schedule(trx: Transaction, userIds: readonly number[], dueAt: string): Promise<void> {
  await trx
    .insertInto('insight_quarters')
    .values(userIds.map((id) => ({ user_id: id, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Members whose email is due, the longest waiting first. */
export async function findDue({ db }: Pick<Database, 'db'>, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('insight_quarters')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('user_id')
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Claims a member's email and sets the next. Of several processes one gets `true`. */
export async function claimQuarter(trx: Transaction, userId: number, now: string, dueAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('insight_quarters')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the emails of a member, until they are billed annually again. */
export async function endQuarters(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('insight_quarters').where('user_id', '=', userId).execute();
}
