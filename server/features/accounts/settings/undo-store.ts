import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A link that restores an earlier address of an account. */
export interface EmailUndo {
  id: number;
  userId: number;
  email: string;
  /** When the change that replaced the address was requested. */
  askedAt: string;
  expiresAt: string;
  isUsed: boolean;
}

/** Stores the link that restores the address that an account has just given up. */
export async function insertUndo(
  trx: Transaction,
  undo: Omit<EmailUndo, 'id' | 'isUsed'> & { emailKey: string; tokenHash: string; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('email_undos')
    .values({
      user_id: undo.userId,
      email: undo.email,
      email_key: undo.emailKey,
      token_hash: undo.tokenHash,
      asked_at: undo.askedAt,
      created_at: undo.createdAt,
      expires_at: undo.expiresAt,
    })
    .execute();
}

/** The change that a link undoes, including used and expired ones; `undefined` for an unknown link. */
export async function findUndo({ db }: Pick<Database, 'db'>, tokenHash: string): Promise<EmailUndo | undefined> {
  const row = await db
    .selectFrom('email_undos')
    .where('token_hash', '=', tokenHash)
    .select(['id', 'user_id', 'email', 'asked_at', 'expires_at', 'used_at'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      email: row.email,
      askedAt: row.asked_at,
      expiresAt: row.expires_at,
      isUsed: row.used_at !== null,
    }
  );
}

/** Marks the links of this change and of all later ones as used. */
export async function useUndosFrom(
  trx: Transaction,
  { userId, id }: Pick<EmailUndo, 'userId' | 'id'>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('email_undos')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** The oldest change of an account that can still be undone and restores this address, or `undefined`. */
export async function findUndoTo(
  { db }: Pick<Database, 'db'>,
  { userId, emailKey, at }: { userId: number; emailKey: string; at: string },
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('email_undos')
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * When the address of an account last changed, among the changes that can be undone; `undefined` when there is none.
 */
export async function findLastChange({ db }: Pick<Database, 'db'>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_undos')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** The account that may still restore this address, or `undefined`. */
export async function findHolder(
  { db }: Pick<Database, 'db'>,
  emailKey: string,
  at: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('email_undos')
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .select('user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes expired links. */
export async function deleteExpiredUndos(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('email_undos').where('expires_at', '<=', now).execute();
}
