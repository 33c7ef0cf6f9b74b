import type { Selectable } from 'kysely';
import type { SearchAlert } from '#contract/saved-searches.ts';
import type { AddressFilters } from '#contract/saved-searches-kinds.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { SavedSearchesTable } from '#server/platform/db/tables/listings.ts';

export interface SavedSearchRow extends Omit<Selectable<SavedSearchesTable>, 'user_id' | 'name_key'> {}

const columns = [
  'id',
  'kind',
  'name',
  'filters',
  'alert',
  'seen_place',
  'seen_change',
  'told_change',
  'created_at',
] as const;

/** Up to where a search has been looked at, and its member told. */
export type Marks = Pick<Selectable<SavedSearchesTable>, 'seen_place' | 'seen_change' | 'told_change'>;

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
  changes: Partial<Pick<SavedSearchesTable, 'name' | 'name_key' | 'alert' | keyof Marks>>,
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
  if (numDeletedRows !== 1n) return false;
  await forgetChanges(trx, 'saved-search', id);
  return true;
}

/** Moves the marks of a look. Returns `false` when another process has already moved them, or the search is gone. */
export async function moveSeen(
  trx: Transaction,
  { id, seen_place: place, seen_change: change }: SavedSearchRow,
  to: Pick<Marks, 'seen_place' | 'seen_change'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_searches')
    .set(to)
    .where('id', '=', id)
    .where('seen_place', '=', place)
    .where('seen_change', '=', change)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Records the last row of the feed that a search's member has been told of. */
export async function markTold(trx: Transaction, id: number, change: number): Promise<void> {
  await trx.updateTable('saved_searches').set({ told_change: change }).where('id', '=', id).execute();
}

/** Searches of these ids that belong to a member. */
export function findOwnSearches(
  { db }: Pick<Database, 'db'>,
  userId: number,
  ids: readonly number[],
): Promise<SavedSearchRow[]> {
  return db.selectFrom('saved_searches').where('user_id', '=', userId).where('id', 'in', ids).select(columns).execute();
}

/** Turns the alerts of all of a member's searches on or off. */
export async function setAllAlerts(trx: Transaction, userId: number, alert: SearchAlert): Promise<void> {
  await trx.updateTable('saved_searches').set({ alert }).where('user_id', '=', userId).execute();
}

/** The contract parsed this JSON before it was stored. */
export function filtersOf(row: Pick<SavedSearchRow, 'filters'>): AddressFilters {
  return JSON.parse(row.filters) as AddressFilters;
}
