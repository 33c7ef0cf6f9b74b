import type { Selectable } from 'kysely';

import type { Chart, MarketKind } from '#contract/insights.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { InsightReportsTable } from '#server/platform/db/tables/insights.ts';
import type { CountedMarket } from './count/tallies.ts';

export type MarketRow = Omit<Selectable<InsightReportsTable>, 'charts'>;

export interface StoredReport extends MarketRow {
  charts: Chart[];
}

const marketColumns = ['kind', 'slug', 'companies', 'technologies', 'listings', 'counted_at'] as const;

/** The markets with records. There are some hundreds at most. */
export function findMarkets({ db }: Pick<Database, 'db'>): Promise<MarketRow[]> {
  return db.selectFrom('insight_reports').orderBy('kind').orderBy('slug').select(marketColumns).execute();
}

/** The figures of a market, or `undefined` where it has no records. */
export async function findReport(
  { db }: Pick<Database, 'db'>,
  by: MarketKind,
  id: string,
): Promise<StoredReport | undefined> {
  const row = await db
    .selectFrom('insight_reports')
    .where('kind', '=', by)
    .where('slug', '=', id)
    .select([...marketColumns, 'charts'])
    .executeTakeFirst();
  return row && { ...row, charts: JSON.parse(row.charts) as Chart[] };
}

export async function saveReports(
  trx: Transaction,
  reports: readonly CountedMarket[],
  countedAt: string,
): Promise<void> {
  if (reports.length === 0) return;
  await trx
    .insertInto('insight_reports')
    .values(
      reports.map(({ by, id, records, charts }) => ({
        kind: by,
        slug: id,
        companies: records.company,
        technologies: records.technology,
        listings: records.listing,
        charts: JSON.stringify(charts),
        counted_at: countedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet(({ ref }) => ({
        companies: ref('excluded.companies'),
        technologies: ref('excluded.technologies'),
        listings: ref('excluded.listings'),
        charts: ref('excluded.charts'),
        counted_at: ref('excluded.counted_at'),
      })),
    )
    .execute();
}

/** Deletes the report of a market. */
export async function deleteReport(
  trx: Transaction,
  { kind: by, slug: id }: Pick<MarketRow, 'kind' | 'slug'>,
): Promise<void> {
  await trx.deleteFrom('insight_reports').where('kind', '=', by).where('slug', '=', id).execute();
}
