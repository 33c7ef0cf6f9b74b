import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';

import { fewestMembers } from '#contract/insights.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteInSteps } from '#server/platform/db/delete-in-steps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The record that is viewed: its kind and id. */
export interface Viewed {
  kind: string;
  itemId: number;
}

/** The key that hashes the day's viewers, created by the first one who needs it. */
export async function keyOfDay(trx: Transaction, day: string): Promise<string> {
  const find = () => trx.selectFrom('view_keys').where('day', '=', day).select('key').executeTakeFirst();
  const known = await find();
  if (known) return known.key;
  await trx
    .insertInto('view_keys')
    .values({ day, key: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`There is no key for views of ${day}`);
  return made.key;
}

/** Counts a view unless this viewer was already counted today; returns whether it was counted. */
export async function addView(trx: Transaction, { kind, itemId }: Viewed, viewer: string, day: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('views')
    .values({ kind, item_id: itemId, viewer, day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .insertInto('view_totals')
    .values({ kind, item_id: itemId, total: 1, day, day_total: 1, shared: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id']).doUpdateSet((set) => ({
        total: set('view_totals.total', '+', 1),
        day,
        day_total: sql<number>`case when view_totals.day = ${day} then view_totals.day_total + 1 else 1 end`,
        shared: sql<number>`case when view_totals.day = ${day} then view_totals.shared else ${sharedBefore(day)} end`,
      })),
    )
    .execute();
  return true;
}

/**
 * The views of all days before `day` on which at least five viewers came. Who viewed is forgotten with the day, so only
 * viewers of one day are known to be different ones.
 */
function sharedBefore(day: string) {
  return sql<number>`view_totals.shared + case
    when view_totals.day < ${day} and view_totals.day_total >= ${sql.lit(fewestMembers)} then view_totals.day_total
    else 0 end`;
}

/** The views of each record that may be told (rule insight-privacy), today's left out; records with none are missing. */
export async function sharedViews(
  { db }: Pick<Database, 'db'>,
  kind: string,
  itemIds: readonly number[],
  today: string,
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('view_totals')
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .select(['item_id', sharedBefore(today).as('shared')])
    .execute();
  return new Map(rows.filter(({ shared }) => shared > 0).map((row) => [row.item_id, row.shared]));
}

/** The number of views of each record; records without views are left out. */
export async function viewTotals(
  { db }: Pick<Database, 'db'>,
  kind: string,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('view_totals')
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .select(['item_id', 'total'])
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.total]));
}

/** Deletes the hashes of viewers from before `day`; the totals stay. */
export async function deleteViewsBefore(database: Database, day: string): Promise<void> {
  await deleteInSteps(database, 'views', sql<boolean>`day < ${day}`);
  await deleteInSteps(database, 'view_keys', sql<boolean>`day < ${day}`);
}
