import { sql } from 'kysely';

import type { ListedKind } from '#contract/lists.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { hasOption } from './fields/store.ts';

/** A record in a list. */
export interface ListItemRow {
  id: number;
  kind: ListedKind;
  item_id: number;
  added_at: string;
  added_by: number | null;
  adder_name: string | null;
  adder_has_profile: 0 | 1;
}

/** Which records of a list: all, those of a kind, those with an option in a field. */
interface Which {
  listId: number;
  kind?: ListedKind | undefined;
  having?: { field: number; option: string } | undefined;
}

interface ItemsQuery extends Which {
  sort?: 'newest' | 'oldest' | undefined;
  /** The last record of the page before. */
  after?: number | undefined;
  limit: number;
}

function itemsOf({ db, dialect }: Pick<Database, 'db' | 'dialect'>, { listId, kind, having }: Which) {
  let query = db
    .selectFrom('list_items')
    .leftJoin('users', 'users.id', 'list_items.added_by')
    .where('list_items.list_id', '=', listId);
  if (kind !== undefined) query = query.where('list_items.kind', '=', kind);
  if (having) query = query.where(hasOption(dialect, having));
  return query;
}

/** Records of a list, last added first unless asked otherwise. */
export function findListItems(
  database: Pick<Database, 'db' | 'dialect'>,
  { sort = 'newest', after, limit, ...which }: ItemsQuery,
): Promise<ListItemRow[]> {
  let query = itemsOf(database, which);
  if (after !== undefined) query = query.where('list_items.id', sort === 'newest' ? '<' : '>', after);
  return query
    .select([
      'list_items.id',
      'list_items.kind',
      'list_items.item_id',
      'list_items.added_at',
      'list_items.added_by',
      sql<string | null>`coalesce(users.full_name, users.username)`.as('adder_name'),
      hasProfile('list_items.added_by', 'adder_has_profile'),
    ])
    .orderBy('list_items.id', sort === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** How many of these records there are. */
export async function countItems(database: Pick<Database, 'db' | 'dialect'>, which: Which): Promise<number> {
  const { total } = await itemsOf(database, which)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Those of these lists that hold a record. */
export async function findHolding(
  { db }: Pick<Database, 'db'>,
  listIds: readonly number[],
  kind: ListedKind,
  itemId: number,
): Promise<number[]> {
  if (listIds.length === 0) return [];
  const rows = await db
    .selectFrom('list_items')
    .where('list_id', 'in', listIds)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .select('list_id')
    .execute();
  return rows.map(({ list_id }) => list_id);
}

/** Returns the records that were not in the list before. */
export async function insertItems(
  trx: Transaction,
  records: readonly { kind: ListedKind; id: number }[],
  { listId, addedBy, at }: { listId: number; addedBy: number; at: string },
): Promise<{ kind: ListedKind; id: number }[]> {
  return trx
    .insertInto('list_items')
    .values(records.map(({ kind, id }) => ({ list_id: listId, kind, item_id: id, added_by: addedBy, added_at: at })))
    .onConflict((conflict) => conflict.columns(['list_id', 'kind', 'item_id']).doNothing())
    .returning(['kind', 'item_id as id'])
    .execute();
}

/** Whether the record was in the list. */
export async function deleteItem(trx: Transaction, listId: number, kind: ListedKind, itemId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('list_items')
    .where('list_id', '=', listId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds to the number of records; the list's row is locked. */
export async function changeCount(trx: Transaction, listId: number, by: number, at: string): Promise<void> {
  await trx
    .updateTable('lists')
    .set((eb) => ({ items: eb('items', '+', by), updated_at: at }))
    .where('id', '=', listId)
    .execute();
}
