import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { endCredentials } from './credentials-store.ts';

/** The account whose password is reset. */
export interface RecoverableUser {
  id: number;
  username: string;
  email: string;
  isEmailConfirmed: boolean;
  fullName: string | null;
  organization: string | null;
  isTest: boolean;
}

const columns = [
  'users.id',
  'username',
  'email',
  'email_confirmed_at',
  'full_name',
  'organization',
  'is_test',
] as const;

function present(row: {
  id: number;
  username: string;
  email: string;
  email_confirmed_at: string | null;
  full_name: string | null;
  organization: string | null;
  is_test: number;
}): RecoverableUser {
  const { id, username, email, full_name: fullName, organization } = row;
  const isEmailConfirmed = row.email_confirmed_at !== null;
  return { id, username, email, isEmailConfirmed, fullName, organization, isTest: row.is_test === 1 };
}

/** The account of an email address, whatever its case, or `undefined`. */
export async function findUserByEmail(trx: Transaction, email: string): Promise<RecoverableUser | undefined> {
  const row = await trx.selectFrom('users').where('email_key', '=', foldCase(email)).select(columns).executeTakeFirst();
  return row && present(row);
}

/** Stores a link of an account; earlier links keep working until one of them is used. */
export async function insertReset(
  trx: Transaction,
  reset: { userId: number; tokenHash: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** Whether an account has an unused link from after this moment. */
export async function hasResetSince(trx: Transaction, userId: number, since: string): Promise<boolean> {
  const row = await trx
    .selectFrom('password_resets')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .select('user_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of a valid link, or `undefined`. */
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
    .select(columns)
    .executeTakeFirst();
  return row && present(row);
}

/** Marks a link as used. Of several concurrent requests, one gets `true`. */
export async function useReset(trx: Transaction, tokenHash: string, now: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Sets a password and ends all credentials given out under the old one. */
export async function changePassword(trx: Transaction, userId: number, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await endCredentials(trx, userId);
}

/** Forgets links that have expired. */
export async function deleteExpiredResets(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
