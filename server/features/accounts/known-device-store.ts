import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Whether the device with this token has signed in to this account. */
export async function isKnownDevice(
  { db }: Pick<Database, 'db'>,
  { tokenHash, userId, now }: { tokenHash: string; userId: number; now: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a device that has signed in to an account. Its earlier token stops working; other accounts that know the
 * device by it now know it by the new one.
 */
export async function storeDevice(
  trx: Transaction,
  device: {
    tokenHash: string;
    formerHash: string | undefined;
    userId: number;
    sessionHash: string;
    at: string;
    expiresAt: string;
  },
): Promise<void> {
  const { tokenHash, formerHash } = device;
  if (formerHash !== undefined) {
    await trx
      .updateTable('known_devices')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', formerHash)
      .execute();
  }
  const use = { session_hash: device.sessionHash, expires_at: device.expiresAt };
  await trx
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, user_id: device.userId, created_at: device.at, ...use })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet(use))
    .execute();
}

/** Forgets the device of this session. */
export async function forgetDeviceOf(trx: Transaction, userId: number, sessionHash: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).where('session_hash', '=', sessionHash).execute();
}

/** Forgets devices that have not signed in for a long time. */
export async function deleteExpiredDevices(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
}
