import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';
import { deleteSessionsOf } from './session-store.ts';
import { foldCase } from './store.ts';

/** Whom a reset is about. */
export interface RecoverableUser {
  id: number;
  username: string;
  email: string;
  isTest: boolean;
}

/** The account of an e-mail address, whatever its case, or `undefined`. */
export async function findUserByEmail(trx: Transaction, email: string): Promise<RecoverableUser | undefined> {
  const row = await trx
    .selectFrom('users')
    .where('email_key', '=', foldCase(email))
    .select(['id', 'username', 'email', 'is_test'])
    .executeTakeFirst();
  return row && { id: row.id, username: row.username, email: row.email, isTest: row.is_test === 1 };
}

/** Stores an account's link; the one before it, if any, is dead from then on. */
export async function replaceReset(
  trx: Transaction,
  reset: { userId: number; tokenHash: string; createdAt: string; expiresAt: string },
): Promise<void> {
  const link = { token_hash: reset.tokenHash, created_at: reset.createdAt, expires_at: reset.expiresAt };
  await trx
    .insertInto('password_resets')
    .values({ user_id: reset.userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

/** The account of a link that still works, or `undefined`. */
export async function findResettableUser(
  { db }: Database,
  tokenHash: string,
  now: string,
): Promise<RecoverableUser | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select(['users.id', 'username', 'email', 'is_test'])
    .executeTakeFirst();
  return row && { id: row.id, username: row.username, email: row.email, isTest: row.is_test === 1 };
}

/** Uses a link up. Of several requests that try at once one gets `true`. */
export async function useReset(trx: Transaction, tokenHash: string, now: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/**
 * Sets a password and ends every session of the account. In this order: the changed row makes a sign-in
 * under way wait or fail (see `confirmPasswordHash`), so none slips in behind the deletion.
 */
export async function changePassword(trx: Transaction, userId: number, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await deleteSessionsOf(trx, userId);
}

/** Forgets links that have expired. */
export async function deleteExpiredResets(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
