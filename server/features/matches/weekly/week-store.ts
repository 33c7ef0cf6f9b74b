import { sql } from 'kysely';

import type { MatchKind } from '#contract/matches.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/**
 * A page of the Professionals in the order of their names, those after `after`, and whether they may be mailed: neither
 * suspended nor unconfirmed. (As conditions these would be guessed at, and with a low guess all names be sorted for a page.)
 */
export async function findProfessionals(
  { db }: Pick<Database, 'db'>,
  after: string,
  limit: number,
): Promise<{ id: number; key: string; isScheduled: boolean; mayBeMailed: boolean }[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('match_weeks', 'match_weeks.user_id', 'users.id')
    // A literal: only then can the database use the index of Professionals.
    .where('membership_tier', '=', sql.lit('professional'))
    .where('username_key', '>', after)
    .orderBy('username_key')
    .limit(limit)
    .select([
      'users.id',
      'username_key as key',
      'match_weeks.user_id as scheduled',
      'suspended_at as suspended',
      'email_confirmed_at as confirmed',
    ])
    .execute();
  return rows.map(({ id, key, scheduled, suspended, confirmed }) => ({
    id,
    key,
    isScheduled: scheduled !== null,
    mayBeMailed: suspended === null && confirmed !== null,
  }));
}

/** Sets the first week of these members; those who have one keep it. */
export async function schedule(trx: Transaction, userIds: readonly number[], dueAt: string): Promise<void> {
  await trx
    .insertInto('match_weeks')
    .values(userIds.map((id) => ({ user_id: id, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Members whose week is over, the longest waiting first. */
export async function findDue({ db }: Pick<Database, 'db'>, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('match_weeks')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('user_id')
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Claims a member's week and sets the end of the next. Of several processes one gets `true`. */
export async function claimWeek(trx: Transaction, userId: number, now: string, dueAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_weeks')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the weeks of a member, until they may have the mail again. */
export async function endWeeks(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('match_weeks').where('user_id', '=', userId).execute();
}

/** Those of these records of a kind that a mail has already told a member of. */
export async function findTold(
  { db }: Pick<Database, 'db'>,
  userId: number,
  kind: MatchKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('told_matches')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .select('item_id')
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

/** Remembers what a member is told of. */
export async function noteTold(
  trx: Transaction,
  userId: number,
  told: readonly { kind: MatchKind; id: number }[],
  at: string,
): Promise<void> {
  await trx
    .insertInto('told_matches')
    .values(told.map(({ kind, id }) => ({ user_id: userId, kind, item_id: id, told_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
    .execute();
}
