import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** What a member's address is derived from, and since when. */
export interface CalendarKey {
  nonce: string;
  created_at: string;
}

/** `undefined` where the member has no address, and for a suspended one. */
export function findKey({ db }: Pick<Database, 'db'>, userId: number): Promise<CalendarKey | undefined> {
  return db
    .selectFrom('calendar_keys')
    .innerJoin('users', 'users.id', 'calendar_keys.user_id')
    .where('user_id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .select(['nonce', 'calendar_keys.created_at'])
    .executeTakeFirst();
}

/** Replaces what the address is derived from: the one before stops working. */
export async function putKey(trx: Transaction, userId: number, key: CalendarKey): Promise<void> {
  await trx
    .insertInto('calendar_keys')
    .values({ user_id: userId, ...key })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(key))
    .execute();
}

/** Whether there was an address. */
export async function removeKey(trx: Transaction, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('calendar_keys').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
