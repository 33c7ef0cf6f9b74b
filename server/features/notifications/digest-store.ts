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

/** Claims a member's digest. Of several concurrent processes one gets `true`; the others find nothing due. */
export async function claimDigest(trx: Transaction, rhythm: Rhythm, userId: number, now: string): Promise<boolean> {
  const { due } = digests[rhythm];
  const { numUpdatedRows } = await trx
    .updateTable('notification_mail')
    .set({ [due]: null })
    .where('user_id', '=', userId)
    .where(due, '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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

/** Takes the notifications that wait for a member's digest, newest first. */
export async function takeForDigest(trx: Transaction, rhythm: Rhythm, userId: number): Promise<NotificationRow[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ awaits_digest: 0 })
    .where('user_id', '=', userId)
    // A literal: only then can the database use the index of waiting notifications.
    .where('awaits_digest', '=', sql.lit(digests[rhythm].awaits))
    .returning(['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
    .execute();
  return rows.toSorted((a, b) => b.id - a.id);
}
