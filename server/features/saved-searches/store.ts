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
  /** Whether it has found what its member has not been told of. */
  is_untold: 0 | 1;
}

/** The searches with a daily alert of these members. */
export function findDailySearches({ db }: Pick<Database, 'db'>, userIds: readonly number[]): Promise<DailySearch[]> {
  return db
    .selectFrom('saved_searches')
    .where('user_id', 'in', userIds)
    .where('alert', '=', 'daily')
    .select((search) => [
      ...columns,
      'user_id',
      search
        .case()
        .when(
          search.exists(
            search
              .selectFrom('changes')
              .where('changes.kind', '=', 'saved-search')
              .whereRef('changes.item_id', '=', 'saved_searches.id')
              .whereRef('changes.id', '>', 'saved_searches.told_change')
              .select('changes.id'),
          ),
        )
        .then(sql.lit<0 | 1>(1))
        .else(sql.lit<0 | 1>(0))
        .end()
        .as('is_untold'),
    ])
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

/** Moves the marks of looks that have found nothing, at the same moment. Marks that are further on stay. */
export async function moveSeenOf(
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
