import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { digests, type Rhythm } from './rhythm.ts';
import type { NotificationRow } from './store.ts';

/** Members whose digest is due, the longest waiting first. */
export async function findDueDigests({ db }: Database, rhythm: Rhythm, now: string, limit: number): Promise<number[]> {
  const { due } = digests[rhythm];
  const rows = await db
    .selectFrom('notification_mail')
    .where(due, '<=', now)
    .orderBy(due)
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Claims the digests of these members. Returns those that are this process's, with their token for unsubscribing: the
 * digests that another process has claimed are no longer due.
 */
export function claimDigests(
  trx: Transaction,
  rhythm: Rhythm,
  userIds: readonly number[],
  now: string,
): Promise<{ user_id: number; unsubscribe_token: string }[]> {
  const { due } = digests[rhythm];
  return trx
    .updateTable('notification_mail')
    .set({ [due]: null })
    .where('user_id', 'in', userIds)
    .where(due, '<=', now)
    .returning(['user_id', 'unsubscribe_token'])
    .execute();
}

/** Moves a member's digest that is due to later. */
export async function putOffDigest(
  trx: Transaction,
  rhythm: Rhythm,
  userId: number,
  { now, until }: { now: string; until: string },
): Promise<void> {
  const { due } = digests[rhythm];
  await trx
    .updateTable('notification_mail')
    .set({ [due]: until })
    .where('user_id', '=', userId)
    .where(due, '<=', now)
    .execute();
}

/** Takes the notifications that wait for the digests of these members, by member, newest first. */
export async function takeForDigests(
  trx: Transaction,
  rhythm: Rhythm,
  userIds: readonly number[],
): Promise<Map<number, NotificationRow[]>> {
  const rows = await trx
    .updateTable('notifications')
    .set({ awaits_digest: 0 })
    .where('user_id', 'in', userIds)
    // A literal: only then can the database use the index of waiting notifications.
    .where('awaits_digest', '=', sql.lit(digests[rhythm].awaits))
    .returning(['user_id', 'id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
    .execute();
  return Map.groupBy(
    rows.toSorted((a, b) => b.id - a.id),
    ({ user_id: userId }) => userId,
  );
}
