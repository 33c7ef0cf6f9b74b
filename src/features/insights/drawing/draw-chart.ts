import type { Chart, InsightChart } from '#contract/insights.ts';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';
import type { Drawing } from './shapes.ts';

/** What is counted over quarters stands in columns, from left to right as time goes; everything else lies in bars. */
const overTime: Record<InsightChart, boolean> = {
  'new-companies': true,
  listings: false,
  stages: false,
  funding: true,
  readiness: true,
  'most-read': false,
  'most-asked': false,
  hiring: true,
};

/** The measure by which records are ranked; the table shows another one beside it, which has a scale of its own. */
const measures: Partial<Record<InsightChart, string>> = { 'most-read': 'reads', 'most-asked': 'askers' };

/** The part of a chart that is drawn: all of its series, or the one by which its records are ranked. */
export function drawnPart(chart: Chart): Chart {
  const index = chart.columns.findIndex(({ id }) => id === measures[chart.id]);
  if (index < 0) return chart;
  return {
    ...chart,
    columns: chart.columns.slice(index, index + 1),
    rows: chart.rows.map((row) => ({ ...row, values: row.values.slice(index, index + 1) })),
  };
}

/**
 * A chart as a drawing of this width (pixels), for the page and for a file. `id` begins the ids in it, which nothing else
 * on the page may have.
 */
export function drawChart(chart: Chart, width: number, id: string): Drawing {
  return overTime[chart.id] ? drawColumns(chart, width, id) : drawBars(drawnPart(chart), width, id);
}
