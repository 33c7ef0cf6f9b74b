import type { SearchGroup } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';

/** Requests the reindexing of all records of a kind. */
export async function requestRebuild(trx: Transaction, kind: SearchGroup): Promise<void> {
  await trx
    .insertInto('search_rebuilds')
    .values({ kind, indexed_to: 0 })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ indexed_to: 0 }))
    .execute();
}

/** The kinds whose records are being indexed again. */
export async function findRebuilds({ db }: Pick<Database, 'db'>): Promise<SearchGroup[]> {
  const rows = await db.selectFrom('search_rebuilds').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}

/**
 * The record after which a kind's reindexing continues; `undefined` when it is done. The mark is locked until `trx`
 * ends, so that neither another process nor a new request can change it meanwhile.
 */
export async function lockRebuild(trx: Transaction, kind: SearchGroup): Promise<number | undefined> {
  const row = await trx
    .updateTable('search_rebuilds')
    .set(({ ref }) => ({ indexed_to: ref('indexed_to') }))
    .where('kind', '=', kind)
    .returning('indexed_to')
    .executeTakeFirst();
  return row?.indexed_to;
}

/** Saves the progress of a kind; `null` when it is done. */
export async function moveRebuild(trx: Transaction, kind: SearchGroup, afterId: number | null): Promise<void> {
  if (afterId === null) await trx.deleteFrom('search_rebuilds').where('kind', '=', kind).execute();
  else await trx.updateTable('search_rebuilds').set({ indexed_to: afterId }).where('kind', '=', kind).execute();
}

/** The ids of the next `limit` records of a table after one. */
export async function findNextRecords(
  trx: Transaction,
  table: keyof Schema,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await trx
    // All have such a column, which the compiler cannot see for a variable table.
    .selectFrom(table as 'users')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
