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
 * Claims a member's alerts and sets their next due date. Returns the unsubscribe token, `undefined` when another
 * process has claimed them.
 */
export async function takeAlerts(
  trx: Transaction,
  userId: number,
  now: string,
  dueAt: string,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('search_alerts')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .returning('unsubscribe_token')
    .executeTakeFirst();
  return row?.unsubscribe_token;
}

/** The same for several members, without their tokens. */
export async function takeAlertsOf(
  trx: Transaction,
  userIds: readonly number[],
  now: string,
  dueAt: string,
): Promise<void> {
  await trx
    .updateTable('search_alerts')
    .set({ due_at: dueAt })
    .where('user_id', 'in', userIds)
    .where('due_at', '<=', now)
    .execute();
}

/** Stops a member's alerts until they turn one on again. */
export async function pauseAlerts(trx: Transaction, userId: number): Promise<void> {
  await trx.updateTable('search_alerts').set({ due_at: null }).where('user_id', '=', userId).execute();
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
