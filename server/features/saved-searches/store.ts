import type { SearchAlert } from '#contract/saved-searches.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { SavedSearchesTable } from '#server/platform/db/tables/listings.ts';

export interface SavedSearchRow extends Omit<SavedSearchesTable, 'id' | 'user_id' | 'name_key'> {
  id: number;
}

const columns = ['id', 'name', 'filters', 'alert', 'seen_listing_id', 'created_at'] as const;

/** A member's saved searches by their names. */
export function findSearches({ db }: Pick<Database, 'db'>, userId: number): Promise<SavedSearchRow[]> {
  return db.selectFrom('saved_searches').where('user_id', '=', userId).select(columns).orderBy('name_key').execute();
}

/** Adds a search. Throws a unique violation where the member has one of this name. */
export function insertSearch(trx: Transaction, search: Omit<SavedSearchesTable, 'id'>): Promise<SavedSearchRow> {
  return trx.insertInto('saved_searches').values(search).returning(columns).executeTakeFirstOrThrow();
}

/** Changes a member's search; `undefined` when they have no such one. Throws as `insertSearch` does. */
export function changeSearch(
  trx: Transaction,
  id: number,
  userId: number,
  changes: Partial<Pick<SavedSearchesTable, 'name' | 'name_key' | 'alert' | 'seen_listing_id'>>,
): Promise<SavedSearchRow | undefined> {
  return trx
    .updateTable('saved_searches')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a member's search; `false` when they have no such one. */
export async function removeSearch(trx: Transaction, id: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Records the last listing that a search has reported. */
export async function markSeen(trx: Transaction, id: number, listingId: number): Promise<void> {
  await trx.updateTable('saved_searches').set({ seen_listing_id: listingId }).where('id', '=', id).execute();
}

/** Turns the alerts of all of a member's searches on or off. */
export async function setAllAlerts(trx: Transaction, userId: number, alert: SearchAlert): Promise<void> {
  await trx.updateTable('saved_searches').set({ alert }).where('user_id', '=', userId).execute();
}
