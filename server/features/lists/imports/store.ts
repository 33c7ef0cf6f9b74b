import type { Selectable } from 'kysely';

import type { ListedKind } from '#contract/lists.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ListImportsTable } from '#server/platform/db/tables/lists.ts';

/** Records that are written at a time: a statement takes a limited number of values. */
const portion = 500;

export interface ImportedRecord {
  kind: ListedKind;
  id: number;
}

/** The last import into a list, of one member or of anyone. */
export async function findLastImport(
  { db }: Pick<Database, 'db'>,
  { listId, by }: { listId: number; by: number | undefined },
): Promise<Selectable<ListImportsTable> | undefined> {
  let query = db.selectFrom('list_imports').where('list_id', '=', listId);
  if (by !== undefined) query = query.where('imported_by', '=', by);
  return query.selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export async function findImport(
  { db }: Pick<Database, 'db'>,
  listId: number,
  id: number,
): Promise<Selectable<ListImportsTable> | undefined> {
  return db
    .selectFrom('list_imports')
    .where('id', '=', id)
    .where('list_id', '=', listId)
    .selectAll()
    .executeTakeFirst();
}

/** The records that an import added and that are still in the list. */
export function findImported(trx: Transaction, id: number): Promise<ImportedRecord[]> {
  return trx
    .selectFrom('list_items')
    .where('import_id', '=', id)
    .select(['kind', 'item_id as id'])
    .orderBy('id')
    .execute();
}

/** Those of these records of one kind that the list holds. */
export async function findListed(
  { db }: Pick<Database, 'db'>,
  listId: number,
  kind: ListedKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('list_items')
    .where('list_id', '=', listId)
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .select('item_id')
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Adds records under a new import, in their order. Returns its number and how many were not in the list before. */
export async function insertImport(
  trx: Transaction,
  { listId, by, at, records }: { listId: number; by: number; at: string; records: readonly ImportedRecord[] },
): Promise<{ id: number; added: number }> {
  const { id } = await trx
    .insertInto('list_imports')
    .values({ list_id: listId, imported_by: by, added: 0, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  let added = 0;
  for (let start = 0; start < records.length; start += portion) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('list_items')
      .values(
        records.slice(start, start + portion).map((record) => ({
          list_id: listId,
          kind: record.kind,
          item_id: record.id,
          added_by: by,
          added_at: at,
          import_id: id,
        })),
      )
      .onConflict((conflict) => conflict.columns(['list_id', 'kind', 'item_id']).doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  await trx.updateTable('list_imports').set({ added }).where('id', '=', id).execute();
  return { id, added };
}

/** Forgets an import and takes off what it added. Returns how many records were still there. */
export async function deleteImport(trx: Transaction, id: number): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('list_items').where('import_id', '=', id).executeTakeFirst();
  await forgetImport(trx, id);
  return Number(numDeletedRows);
}

/** Forgets an import; the records stay. */
export async function forgetImport(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('list_imports').where('id', '=', id).execute();
}
