import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** An address whose link has not been opened yet: a new one, or the account's own while it is unconfirmed. */
export interface EmailChange {
  userId: number;
  email: string;
  expiresAt: string;
}

/** Stores an account's change of address; the link of an earlier one stops working. */
export async function replaceEmailChange(
  trx: Transaction,
  change: EmailChange & {
    tokenHash: string;
    askedUnder: string;
    sessionHash: string;
    createdAt: string;
    usedAt?: string;
  },
): Promise<void> {
  const link = {
    email: change.email,
    token_hash: change.tokenHash,
    asked_under: change.askedUnder,
    session_hash: change.sessionHash,
    created_at: change.createdAt,
    expires_at: change.expiresAt,
    used_at: change.usedAt ?? null,
  };
  await trx
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

/** The new address that an account has not confirmed yet, or `null`. */
export async function findPendingEmail(
  { db }: Pick<Database, 'db'>,
  userId: number,
  now: string,
): Promise<Omit<EmailChange, 'userId'> | null> {
  const row = await db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    // A new account's pending address is its own.
    .whereRef('email_changes.email', '<>', 'users.email')
    .select(['email_changes.email', 'expires_at'])
    .executeTakeFirst();
  return row ? { email: row.email, expiresAt: row.expires_at } : null;
}

/** The change of address of an unexpired link, used or not, or `undefined`. */
export function findEmailChange(
  { db }: Pick<Database, 'db'>,
  tokenHash: string,
  now: string,
): Promise<{ userId: number; email: string; usedAt: string | null } | undefined> {
  return db
    .selectFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select(['user_id as userId', 'email', 'used_at as usedAt'])
    .executeTakeFirst();
}

/** Marks an unused link as used and returns its change. Of several concurrent requests, one gets it. */
export async function takeEmailChange(
  trx: Transaction,
  tokenHash: string,
  now: string,
): Promise<(EmailChange & { askedUnder: string; sessionHash: string; createdAt: string }) | undefined> {
  const row = await trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      email: row.email,
      askedUnder: row.asked_under,
      sessionHash: row.session_hash,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
  );
}

export async function deleteEmailChange(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Forgets links that have expired. */
export async function deleteExpiredEmailChanges(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}
