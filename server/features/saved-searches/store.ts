import { type Selectable, sql } from 'kysely';
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

/** A member's search with a daily alert. */
export interface DailySearch extends SavedSearchRow {
  user_id: number;
}

/** The searches with a daily alert of these members, by their names. */
export function findDailySearches({ db }: Pick<Database, 'db'>, userIds: readonly number[]): Promise<DailySearch[]> {
  return db
    .selectFrom('saved_searches')
    .where('user_id', 'in', userIds)
    .where('alert', '=', 'daily')
    .select([...columns, 'user_id'])
    .orderBy('name_key')
    .execute();
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

/** Moves the marks of looks, at the same moment. Marks that are further on stay. */
export async function moveSeen(
  trx: Transaction,
  ids: readonly number[],
  { seen_place: place, seen_change: change }: Pick<Marks, 'seen_place' | 'seen_change'>,
): Promise<void> {
  const further = (column: 'seen_place' | 'seen_change', to: number) =>
    sql<number>`case when ${sql.ref(column)} < ${to} then ${to} else ${sql.ref(column)} end`;
  await trx
    .updateTable('saved_searches')
    .set({ seen_place: further('seen_place', place), seen_change: further('seen_change', change) })
    .where('id', 'in', ids)
    .execute();
}

/** Records that the members of these searches have been told of all that these have found. */
export async function markTold(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('saved_searches')
    .set((search) => ({
      told_change: search
        .selectFrom('changes')
        .where('changes.kind', '=', 'saved-search')
        .whereRef('changes.item_id', '=', 'saved_searches.id')
        .select(({ fn }) => fn.coalesce(fn.max('changes.id'), search.lit(0)).as('last')),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Turns the alerts of these searches off. */
export async function turnOff(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('saved_searches').set({ alert: 'off' }).where('id', 'in', ids).execute();
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
