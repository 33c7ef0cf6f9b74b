import type { Chart, InsightReport, MarketKind } from '#contract/insights.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { recordOfRow } from './charts/most.ts';
import { marketNames, presentMarket } from './markets.ts';
import { findReport } from './report-store.ts';
import { shownRecords } from './shown-records.ts';

/** The report of a market. Rows that are records show those that are public at this moment. Throws 404 for a market without records. */
export async function reportOf(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  by: MarketKind,
  id: string,
): Promise<InsightReport> {
  const [stored, nameOf] = await Promise.all([findReport(deps.database, by, id), marketNames(deps.database)]);
  const market = stored && presentMarket(stored, nameOf);
  if (!market) throw notFound('market');
  const refs = stored.charts.flatMap(({ rows }) => rows.flatMap((row) => recordOfRow(row.id) ?? []));
  const records = await shownRecords(deps, refs);
  return { ...market, countedAt: stored.counted_at, charts: stored.charts.map((chart) => named(chart, records)) };
}

/** Fills in what the records of a chart are called, and leaves out those that are no longer public. */
function named(chart: Chart, records: Awaited<ReturnType<typeof shownRecords>>): Chart {
  const rows = chart.rows.flatMap((row) => {
    if (recordOfRow(row.id) === null) return [row];
    const record = records.get(row.id);
    return record ? [{ ...row, label: record.title, path: record.path }] : [];
  });
  return { ...chart, columns: rows.length > 0 ? chart.columns : [], rows };
}
