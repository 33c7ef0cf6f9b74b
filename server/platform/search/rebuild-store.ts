import type { SearchGroup } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';

/** Asks for the records of a kind to be indexed again, from the first one on, as time allows. */
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
 * After which record a kind goes on; `undefined` when it is done. Until `trx` ends nobody else moves the mark: not
 * another process at the same work, nor someone who asks for it again, which then counts.
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

/** Notes how far a kind has come; `null` when it is done. */
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
    // All have such a column; the compiler cannot see that of a table that varies.
    .selectFrom(table as 'users')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
