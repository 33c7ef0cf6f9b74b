import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { userExists } from './store.ts';

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
