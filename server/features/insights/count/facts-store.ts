import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { InsightFactsTable } from '#server/platform/db/tables/insights.ts';
import type { RecordKind } from '../facts.ts';

/** The facts of records with numbers after `after` up to `upTo`. */
export function findFactsOf(
  { db }: Pick<Database, 'db'>,
  kind: RecordKind,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<InsightFactsTable[]> {
  return db
    .selectFrom('insight_facts')
    .where('kind', '=', kind)
    .where('item_id', '>', after)
    .where('item_id', '<=', upTo)
    .orderBy('item_id')
    .limit(limit)
    .selectAll()
    .execute();
}

/** Writes facts; those that there are get the new amount and markets. */
export async function saveFacts(trx: Transaction, facts: readonly InsightFactsTable[]): Promise<void> {
  if (facts.length === 0) return;
  await trx
    .insertInto('insight_facts')
    .values(facts)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'figure', 'at']).doUpdateSet(({ ref }) => ({
        amount: ref('excluded.amount'),
        area: ref('excluded.area'),
        sector: ref('excluded.sector'),
        country: ref('excluded.country'),
      })),
    )
    .execute();
}

export async function deleteFacts(trx: Transaction, facts: readonly InsightFactsTable[]): Promise<void> {
  for (const { kind, item_id: itemId, figure, at } of facts)
    await trx
      .deleteFrom('insight_facts')
      .where('kind', '=', kind)
      .where('item_id', '=', itemId)
      .where('figure', '=', figure)
      .where('at', '=', at)
      .execute();
}
