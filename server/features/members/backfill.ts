import type { Kysely } from 'kysely';

import type { Transaction } from '#server/platform/db/schema.ts';
import { insertProfile } from './profile-store.ts';

/** Gives everybody who had an account before there were profiles an empty one; part of a migration. */
export async function backfillProfiles(migration: Kysely<unknown>): Promise<void> {
  // Migrations run in a transaction, and this one has just made the last of the tables that are needed.
  const trx = migration as unknown as Transaction;
  const users = await trx.selectFrom('users').select('id').orderBy('id').execute();
  for (const { id } of users) await insertProfile(trx, id);
}
