import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { hasAnnualPlan, isReady } from './eligible-store.ts';

/**
 * Puts a member at the end of the line, or takes them out of it, as their current membership says. Call it in the
 * transaction that begins or ends one. Whoever is in line already keeps the place.
 */
export async function relineMember(trx: Transaction, userId: number, at: string): Promise<void> {
  const annual = await trx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('billing', '=', 'annual')
    .select('id')
    .executeTakeFirst();
  if (!annual) {
    await trx.deleteFrom('featured_queue').where('user_id', '=', userId).execute();
    return;
  }
  await trx
    .insertInto('featured_queue')
    .values({ user_id: userId, waiting_since: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** When the last planned turn ends; `undefined` before the first one. */
export async function lastEnd(trx: Transaction): Promise<string | undefined> {
  const row = await trx
    .selectFrom('featured_turns')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .select('ends_at')
    .executeTakeFirst();
  return row?.ends_at;
}

/** The first members in line: who may be featured now, and who has had no turn since `lastTurnBefore`. */
export async function findInLine(
  trx: Transaction,
  { now, lastTurnBefore, limit }: { now: Date; lastTurnBefore: string; limit: number },
) {
  const rows = await trx
    .selectFrom('featured_queue')
    .innerJoin('member_profiles', 'member_profiles.user_id', 'featured_queue.user_id')
    .orderBy('waiting_since')
    .orderBy('featured_queue.user_id')
    .limit(limit)
    .select(['featured_queue.user_id as id', 'takes_turns', isReady.as('is_ready')])
    .select(hasAnnualPlan('featured_queue.user_id', now).as('has_plan'))
    .select(
      sql<0 | 1>`case when exists (
        select 1 from featured_turns where featured_turns.user_id = featured_queue.user_id
          and featured_turns.starts_at > ${lastTurnBefore}
      ) then 0 else 1 end`.as('is_due'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isEligible: row.takes_turns === 1 && row.is_ready === 1 && row.has_plan === 1,
    isDue: row.is_due === 1,
  }));
}

/** Stores a turn of these members, and puts them at the end of the line. */
export async function addTurn(
  trx: Transaction,
  userIds: readonly number[],
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<void> {
  await trx
    .insertInto('featured_turns')
    .values(userIds.map((id) => ({ user_id: id, starts_at: startsAt, ends_at: endsAt })))
    .execute();
  await moveToEnd(trx, userIds, startsAt);
}

/** Puts these members at the end of the line as of `at`. */
export async function moveToEnd(trx: Transaction, userIds: readonly number[], at: string): Promise<void> {
  if (userIds.length === 0) return;
  await trx.updateTable('featured_queue').set({ waiting_since: at }).where('user_id', 'in', userIds).execute();
}

/** Deletes turns that began before then. */
export function deleteTurnsBefore(database: Database, at: string): Promise<void> {
  return deleteInSteps(database, 'featured_turns', sql<boolean>`starts_at < ${at}`);
}
