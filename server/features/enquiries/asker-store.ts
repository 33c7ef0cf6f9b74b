import { sql } from 'kysely';

import type { EnquiryKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * How many members have written about each of these records; those that none wrote about are missing. Visitors are left
 * out: nobody has proven their addresses, so five of them may be one.
 */
export async function countAskers(
  { db }: Pick<Database, 'db'>,
  kind: EnquiryKind,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiries')
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .where('sender_id', 'is not', null)
    .groupBy('item_id')
    .select(['item_id', sql<number>`count(distinct sender_id)`.as('askers')])
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.askers]));
}
