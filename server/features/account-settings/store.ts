import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';

/** A change of address that waits for its link to be opened. */
export interface EmailChange {
  userId: number;
  email: string;
  expiresAt: string;
}

/** Stores an account's change of address; the one before it, if any, is dead from then on. */
export async function replaceEmailChange(
  trx: Transaction,
  change: EmailChange & { tokenHash: string; createdAt: string },
): Promise<void> {
  const link = {
    email: change.email,
    token_hash: change.tokenHash,
    created_at: change.createdAt,
    expires_at: change.expiresAt,
  };
  await trx
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

/** The change that an account waits for, or `null`. */
export async function findPendingEmail(
  { db }: Database,
  userId: number,
  now: string,
): Promise<Omit<EmailChange, 'userId'> | null> {
  const row = await db
    .selectFrom('email_changes')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['email', 'expires_at'])
    .executeTakeFirst();
  return row ? { email: row.email, expiresAt: row.expires_at } : null;
}

/** Uses a link up and returns what it stands for. Of several requests that try at once one gets it. */
export async function takeEmailChange(
  trx: Transaction,
  tokenHash: string,
  now: string,
): Promise<{ userId: number; email: string } | undefined> {
  const row = await trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row && { userId: row.user_id, email: row.email };
}

export async function deleteEmailChange(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Forgets links that have expired. */
export async function deleteExpiredEmailChanges(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
