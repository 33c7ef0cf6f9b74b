import { getInsights, type InsightChart, listFigureRecords, type MarketKind } from '#contract/insights.ts';
import { countMarkets } from '#server/features/insights/count/job.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestApp } from './app.ts';
import { aMembership } from './introduction-factory.ts';

/** An annual member who reads reports, each after a new count. */
export async function anInsightReader(app: TestApp) {
  const user = await app.aUser();
  await aMembership(app.deps, user, 'annual');
  let client = await app.signedIn(user);

  async function report(by: MarketKind, id: string) {
    await countMarkets(app.deps);
    return (await client.call(getInsights, { params: { by, id } })).body;
  }

  return {
    client: () => client,
    /** For tests in which a session ends. */
    async signInAgain() {
      client = await app.signedIn(user);
    },
    report,
    /** A chart with its rows by id, and their values by column. */
    async chart(by: MarketKind, id: string, name: InsightChart) {
      const found = (await report(by, id)).charts.find((one) => one.id === name);
      if (!found) throw new Error(`There is no chart ${name}`);
      const valuesOf = (values: readonly (number | null)[]) =>
        Object.fromEntries(found.columns.map((column, at) => [column.id, values[at]]));
      return { ...found, rows: Object.fromEntries(found.rows.map((row) => [row.id, valuesOf(row.values)])) };
    },
    /** The records behind a value of the last report. */
    async records(
      by: MarketKind,
      id: string,
      [chart, row, column]: readonly [InsightChart, string, string],
      more: { limit?: string; cursor?: string } = {},
    ) {
      const query = { chart, row, column, ...more };
      return (await client.call(listFigureRecords, { params: { by, id }, query })).body;
    },
  };
}
export type InsightReader = Awaited<ReturnType<typeof anInsightReader>>;

/** Withholds a record as moderation does, or shows it again (`null`). */
export async function setHold(
  { deps, clock }: TestApp,
  kind: 'company' | 'technology' | 'listing',
  id: number,
  hold: 'hidden' | null,
): Promise<void> {
  const { setHold: set } = moderatedKind(deps, kind);
  if (!set) throw new Error(`Records of the kind "${kind}" cannot be withheld`);
  await deps.database.write((trx) => set(deps.database, trx, id, hold, clock.now()));
}
