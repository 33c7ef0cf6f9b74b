import type { Database } from '#server/db/database.ts';
import type { Transaction } from '#server/db/schema.ts';

/** An account's second factor; `confirmedAt` is `null` while it is being set up. */
export interface TwoFactor {
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

/** Stores a secret that waits for its first code, in place of one that never got any; `false` when it is on. */
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

/** Turns on what was set up with this secret, by the code of `step`. Of several at once one gets `true`. */
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

/** Uses up the code of a step, and all earlier ones. Of several requests with one code one gets `true`. */
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

/** Uses up a recovery code. Of several requests with one code one gets `true`. */
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

/** Puts new recovery codes in place of those there are. */
export async function replaceRecoveryCodes(trx: Transaction, userId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, user_id: userId })))
    .execute();
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

/** Turns two-factor sign-in off and forgets everything about it. */
export async function deleteTwoFactor(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('two_factor').where('user_id', '=', userId).execute();
}
