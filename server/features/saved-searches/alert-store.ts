import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Schedules a member's alerts; a due date that exists stays. */
export async function ensureAlerts(
  trx: Transaction,
  userId: number,
  { unsubscribeToken, dueAt }: { unsubscribeToken: string; dueAt: string },
): Promise<void> {
  await trx
    .insertInto('search_alerts')
    .values({ user_id: userId, unsubscribe_token: unsubscribeToken, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ due_at: dueAt }).where('search_alerts.due_at', 'is', null),
    )
    .execute();
}

/** Members whose alerts are due, the longest waiting first. */
export async function findDueAlerts({ db }: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('search_alerts')
    .where('due_at', '<=', now)
    .select('user_id')
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Claims the alerts of members that are due and sets when the next ones are. Returns the unsubscribe tokens of those whom no
 * other process has claimed, by their number.
 */
export async function takeAlerts(
  trx: Transaction,
  userIds: readonly number[],
  now: string,
  dueAt: string,
): Promise<Map<number, string>> {
  const rows = await trx
    .updateTable('search_alerts')
    .set({ due_at: dueAt })
    .where('user_id', 'in', userIds)
    .where('due_at', '<=', now)
    .returning(['user_id', 'unsubscribe_token'])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.unsubscribe_token]));
}

/** Stops the alerts of members until they turn one on again. */
export async function pauseAlerts(trx: Transaction, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx.updateTable('search_alerts').set({ due_at: null }).where('user_id', 'in', userIds).execute();
}

/** Ends a member's alerts by an emailed token and returns the member; `undefined` for an unknown token. */
export async function endAlerts(trx: Transaction, unsubscribeToken: string): Promise<number | undefined> {
  const row = await trx
    .updateTable('search_alerts')
    .set({ due_at: null })
    .where('unsubscribe_token', '=', unsubscribeToken)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
