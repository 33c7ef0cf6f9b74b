import type { Chart, InsightReport } from '#contract/insights.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { recordOfRow } from './charts/most.ts';
import { type NameOf, presentMarket } from './markets.ts';
import type { StoredReport } from './report-store.ts';
import { shownRecords } from './shown-records.ts';

/** A report as the contract shows it. Rows that are records show those that are public at this moment. */
export async function presentReport(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  stored: StoredReport,
  nameOf: NameOf,
): Promise<InsightReport> {
  const market = presentMarket(stored, nameOf);
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
