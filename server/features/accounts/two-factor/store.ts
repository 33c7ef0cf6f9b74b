import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** An account's second factor; `confirmedAt` is `null` while it is being set up. */
export interface TwoFactor {
  /** The stored form: see sealed-secrets.ts. */
  secret: string;
  createdAt: string;
  confirmedAt: string | null;
}

export async function findTwoFactor({ db }: Pick<Database, 'db'>, userId: number): Promise<TwoFactor | undefined> {
  const row = await db
    .selectFrom('two_factor')
    .where('user_id', '=', userId)
    .select(['secret', 'created_at', 'confirmed_at'])
    .executeTakeFirst();
  return row && { secret: row.secret, createdAt: row.created_at, confirmedAt: row.confirmed_at };
}

/**
 * Stores a secret that waits for its first code and replaces an unconfirmed one; `false` when two-factor sign-in is on.
 */
export async function insertSecret(trx: Transaction, userId: number, secret: string, at: string): Promise<boolean> {
  const fresh = { secret, created_at: at, last_step: 0 };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('two_factor')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Turns on the factor that was set up with this secret, by the code of `step`. Of several concurrent requests, one gets
 * `true`.
 */
export async function confirmSecret(
  trx: Transaction,
  confirmed: { userId: number; secret: string; step: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('two_factor')
    .set({ confirmed_at: confirmed.at, last_step: confirmed.step })
    .where('user_id', '=', confirmed.userId)
    .where('secret', '=', confirmed.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up the code of a step, and all earlier ones. Of several requests with one code, one gets `true`. */
export async function useStep(trx: Transaction, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a recovery code. Of several requests with one code, one gets `true`. */
export async function useRecoveryCode(
  trx: Transaction,
  userId: number,
  codeHash: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the recovery codes. */
export async function replaceRecoveryCodes(trx: Transaction, userId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, user_id: userId })))
    .execute();
}

/** Whether an account's second factor is on. */
export async function hasTwoFactor({ db }: Pick<Database, 'db'>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('two_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes({ db }: Pick<Database, 'db'>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The stored form of any sealed secret, whatever its key; `undefined` while there is none. */
export async function findAnySealedSecret({ db }: Pick<Database, 'db'>) {
  const row = await db
    .selectFrom('two_factor')
    .where('secret', 'like', 'v1.%')
    .select(['user_id', 'secret'])
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return row && { userId: row.user_id, secret: row.secret };
}

/** Secrets that are stored in plain text. */
export async function findPlainSecrets({ db }: Pick<Database, 'db'>, limit: number) {
  const rows = await db
    .selectFrom('two_factor')
    .where('secret', 'not like', 'v1.%')
    .where('secret', '<>', '')
    .select(['user_id', 'secret'])
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, secret: row.secret }));
}

/** Replaces the stored form of a secret, unless the secret has changed. */
export async function replaceSecret(
  trx: Transaction,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('two_factor')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute();
}

/** Replaces every secret for which `isUnreadable` is true with `instead`. Returns how many. */
export async function replaceUnreadable(
  trx: Transaction,
  isUnreadable: (userId: number, secret: string) => boolean,
  instead: string,
): Promise<number> {
  const rows = await trx.selectFrom('two_factor').select(['user_id', 'secret']).execute();
  const unreadable = rows.filter((row) => isUnreadable(row.user_id, row.secret));
  for (const row of unreadable) await replaceSecret(trx, row.user_id, { from: row.secret, to: instead });
  return unreadable.length;
}

/** Turns two-factor sign-in off and forgets everything about it. */
export async function deleteTwoFactor(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('two_factor').where('user_id', '=', userId).execute();
}
