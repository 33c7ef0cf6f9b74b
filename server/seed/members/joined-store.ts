import type { Transaction } from '#server/platform/db/schema.ts';

/** The ids of these users, by user name, as far as they exist. */
export async function findSampleUsers(trx: Transaction, usernames: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('users')
    .where('username_key', 'in', usernames)
    .select(['id', 'username'])
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** Sample members joined some time ago. */
export async function setJoined(trx: Transaction, id: number, at: string): Promise<void> {
  await trx.updateTable('users').set({ created_at: at }).where('id', '=', id).execute();
}
