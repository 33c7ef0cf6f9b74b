import { HttpError } from '#server/platform/http/http-error.ts';
import type { Database } from './database.ts';
import { lockRow } from './lock-row.ts';
import type { Transaction } from './schema.ts';

/**
 * Locks the caller's account until `trx` ends, so that two requests at once do not each count too few of their records.
 * Throws 401 where the account has been deleted since the request began: nothing is stored for it any more.
 */
export async function lockAccount(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  userId: number,
): Promise<void> {
  await lockRow(database, trx, 'users', userId);
  if (!(await userExists({ db: trx }, userId))) {
    throw new HttpError('session_expired', 'Your session has ended. Please sign in again.');
  }
}

/** Whether an account with this id exists; a deleted one does not count. */
export async function userExists({ db }: Pick<Database, 'db'>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
