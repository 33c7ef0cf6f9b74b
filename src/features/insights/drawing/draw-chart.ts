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

/**
 * A chart as a drawing of this width (pixels), for the page and for a file. `id` begins the ids in it, which nothing else
 * on the page may have.
 */
export function drawChart(chart: Chart, width: number, id: string): Drawing {
  return overTime[chart.id] ? drawColumns(chart, width, id) : drawBars(chart, width, id);
}
