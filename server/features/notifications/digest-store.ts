import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { NotificationRow } from './store.ts';

/** Members whose digest is due, the longest waiting first. */
export async function findDueDigests({ db }: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_mail')
    .where('digest_due_at', '<=', now)
    .orderBy('digest_due_at')
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Claims a member's digest. Of several concurrent processes one gets `true`; the others find nothing due. */
export async function claimDigest(trx: Transaction, userId: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notification_mail')
    .set({ digest_due_at: null })
    .where('user_id', '=', userId)
    .where('digest_due_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the notifications that wait for a member's digest, newest first. */
export async function takeForDigest(trx: Transaction, userId: number): Promise<NotificationRow[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ awaits_digest: 0 })
    .where('user_id', '=', userId)
    // A literal: only then can the database use the index of waiting notifications.
    .where('awaits_digest', '=', sql.lit(1))
    .returning(['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
    .execute();
  return rows.toSorted((a, b) => b.id - a.id);
}
