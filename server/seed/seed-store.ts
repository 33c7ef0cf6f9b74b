import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Whether a seed is done, so that costly preparation can be skipped. `claimSeed` decides. */
export async function isSeeded({ db }: Database, name: string): Promise<boolean> {
  return (await db.selectFrom('seeds').where('name', '=', name).select('name').executeTakeFirst()) !== undefined;
}

/** Marks a seed as done; `false` when it already is, also when another process is doing it right now. */
export async function claimSeed(trx: Transaction, name: string, at: string): Promise<boolean> {
  const result = await trx
    .insertInto('seeds')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}
