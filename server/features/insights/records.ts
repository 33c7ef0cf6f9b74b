import type { Chart, FigureRecord, InsightChart } from '#contract/insights.ts';
import { countCap } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { decodeKeyCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage, type Page } from '#server/platform/http/page.ts';
import { makers } from './charts/all.ts';
import type { ChartMaker } from './charts/chart.ts';
import { recordOfRow } from './charts/most.ts';
import { columnOf } from './facts.ts';
import { quartersUpTo } from './quarters.ts';
import { capped, countFacts, type FactKey, type FactRow, findFacts } from './records-store.ts';
import type { StoredReport } from './report-store.ts';
import { shownRecords } from './shown-records.ts';

type RecordsDeps = Pick<Deps, 'database' | 'features' | 'now'>;

/** The value of a chart whose records are asked for. */
export interface Figure {
  chart: InsightChart;
  row: string;
  column: string;
}

const order = 'facts';

/** The place that a cursor points to. Throws `invalid_input` for one that this server has not made. */
export function decodeFactCursor(cursor: string | undefined): FactKey | undefined {
  const key = decodeKeyCursor(cursor, order);
  return key && { at: key.key, id: key.id };
}

/**
 * The records behind a value of a report, newest first. Those that have been withheld since the last count are left out.
 * Throws 404 for a value that the report does not have.
 */
export async function recordsOf(
  deps: RecordsDeps,
  report: StoredReport,
  { chart: chartId, row, column }: Figure,
  { after, limit }: { after: FactKey | undefined; limit: number },
): Promise<Page<FigureRecord>> {
  const chart = report.charts.find((one) => one.id === chartId);
  const value = chart && valueOf(chart, row, column);
  if (!chart || value === undefined) throw notFound('figure');
  if (value === null) return nothing;
  const maker = chartId === 'most-read' || chartId === 'most-asked' ? null : makers[chartId];
  if (!maker) return after ? nothing : recordOf(deps, chart, row, value);

  const quarters = quartersUpTo(new Date(report.counted_at));
  const { figures, before } = maker.figuresOf({ row, column, currency: chart.currency }, quarters);
  const each = figures.map((figure) => ({
    column: columnOf[report.kind],
    market: report.slug,
    figure,
    before,
  }));
  const [pages, counts] = await Promise.all([
    Promise.all(each.map((of) => findFacts(deps.database, of, { after, limit: limit + 1 }))),
    Promise.all(each.map((of) => countFacts(deps.database, of))),
  ]);
  const rows = pages
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.item_id - a.item_id)
    .slice(0, limit + 1);
  return presented(deps, maker, { rows, limit, total: capped(counts) });
}

const nothing: Page<FigureRecord> = { items: [], nextCursor: null, count: { value: 0, isCapped: false } };

function valueOf(chart: Chart, row: string, column: string): number | null | undefined {
  const index = chart.columns.findIndex(({ id }) => id === column);
  return index === -1 ? undefined : chart.rows.find(({ id }) => id === row)?.values[index];
}

async function presented(
  deps: RecordsDeps,
  { detail }: ChartMaker,
  { rows, limit, total }: { rows: FactRow[]; limit: number; total: number },
): Promise<Page<FigureRecord>> {
  const page = onePage({
    rows,
    limit,
    total: Math.min(total, countCap + 1),
    present: (row) => row,
    cursorOf: (row) => encodeKeyCursor(order, row.at, row.item_id),
  });
  const shown = await shownRecords(
    deps,
    page.items.map((row) => ({ kind: row.kind, id: row.item_id })),
  );
  const items = page.items.flatMap((row) => {
    const record = shown.get(`${row.kind}-${row.item_id}`);
    return record ? [{ ...record, detail: detail(row) }] : [];
  });
  return { ...page, items };
}

/** A row that is a record has that one behind it. */
async function recordOf(deps: RecordsDeps, chart: Chart, row: string, value: number): Promise<Page<FigureRecord>> {
  const ref = recordOfRow(row);
  const record = ref && (await shownRecords(deps, [ref])).get(row);
  if (!record) return nothing;
  const detail = chart.id === 'most-read' ? `Read ${value} times` : `At least ${value} members wrote about it`;
  return { items: [{ ...record, detail }], nextCursor: null, count: { value: 1, isCapped: false } };
}
