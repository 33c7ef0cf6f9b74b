import type { Transaction } from '#server/platform/db/schema.ts';

/** A change that a member has named. */
export interface KeyedWrite {
  userId: number;
  key: string;
  fingerprint: string;
}

/**
 * Takes a key for a change that is about to be made, and returns `null`; returns the earlier change if the key was
 * taken. Where the earlier one is being made at this moment, by another transaction, it waits for the end of that.
 */
export async function takeKey(
  trx: Transaction,
  { userId, key, fingerprint }: KeyedWrite,
  createdAt: string,
): Promise<{ fingerprint: string; answer: string } | null> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('keyed_writes')
    .values({ user_id: userId, key, fingerprint, answer: '', created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return null;
  return trx
    .selectFrom('keyed_writes')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .select(['fingerprint', 'answer'])
    .executeTakeFirstOrThrow();
}

/** Stores the answer to a change whose key was claimed in this transaction. */
export async function keepAnswer(trx: Transaction, { userId, key }: KeyedWrite, answer: string): Promise<void> {
  await trx.updateTable('keyed_writes').set({ answer }).where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Forgets keys from before `before`; returns how many they were. */
export async function deleteOldKeys(trx: Transaction, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('keyed_writes')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'key'),
        'in',
        selectFrom('keyed_writes')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit)
          .select(['user_id', 'key'])
          .$asTuple('user_id', 'key'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
