import type { Selectable } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PaymentTasksTable } from '#server/platform/db/tables/payments.ts';

export type TaskRow = Selectable<PaymentTasksTable>;

/** Adds a task for the provider if and only if `trx` commits; once, however often it is called. */
export async function addTask(
  trx: Transaction,
  { kind, subject, dueAt }: { kind: TaskRow['kind']; subject: string; dueAt: string },
): Promise<void> {
  await trx
    .insertInto('payment_tasks')
    .values({ kind, subject, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The tasks that are due, the longest due first. */
export function findDueTasks({ db }: Pick<Database, 'db'>, at: string, limit: number): Promise<TaskRow[]> {
  return db
    .selectFrom('payment_tasks')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Notes that a task is done. */
export async function noteDone(trx: Transaction, id: number, at: string): Promise<void> {
  await trx.updateTable('payment_tasks').set({ done_at: at, last_error: null }).where('id', '=', id).execute();
}

/** Postpones a task: because it failed, as `error` says, or because there is no result yet. */
export async function putOff(
  trx: Transaction,
  id: number,
  { dueAt, attempts, error }: { dueAt: string; attempts: number; error: string | null },
): Promise<void> {
  await trx
    .updateTable('payment_tasks')
    .set({ due_at: dueAt, attempts, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** The problems of open tasks about these subjects, by kind and subject. */
export function findProblems({ db }: Pick<Database, 'db'>, subjects: readonly string[]) {
  if (subjects.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payment_tasks')
    .where('subject', 'in', [...subjects])
    .where('done_at', 'is', null)
    .where('last_error', 'is not', null)
    .select(['kind', 'subject', 'last_error'])
    .execute();
}

/** Subscriptions of current memberships whose paid time has passed and whose state must be checked. */
export async function findUnrenewed({ db }: Pick<Database, 'db'>, at: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', at)
    .where('subscription_id', 'is not', null)
    .where('cancelled_at', 'is', null)
    .select('subscription_id')
    .orderBy('ends_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.subscription_id).filter((id) => id !== null);
}
