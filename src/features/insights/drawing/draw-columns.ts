import type { Chart } from '#contract/insights.ts';
import { figureName, figureText } from '../words.ts';
import { fillOf, patternsOf } from './looks.ts';
import { color, type Drawing, round, type Shape, textAt, widthOf } from './shapes.ts';
import { ticksUpTo } from './ticks.ts';

/** Where the highest columns end, and the room below all columns for their labels. */
const above = 24;
const below = 30;

/** Stacked columns, one for each row, such as a quarter, with a part for each series. */
export function drawColumns(chart: Chart, width: number, id: string): Drawing {
  const sums = chart.rows.map(({ values }) => sum(values));
  const height = width < 480 ? 280 : 380;
  const bottom = height - below;
  const ticks = ticksUpTo(Math.max(...sums, 0));
  const top = ticks.at(-1) ?? 1;
  const left = Math.max(...ticks.map((tick) => widthOf(figureText(tick, chart)))) + 10;
  const band = (width - left) / Math.max(chart.rows.length, 1);
  const bar = Math.min(48, band * 0.68);
  const y = (value: number) => bottom - (value / top) * (bottom - above);
  const every = Math.ceil((Math.max(...chart.rows.map(({ label }) => widthOf(label)), 0) + 10) / band);
  const shapes = chart.rows.flatMap((row, index): Shape[] => {
    const middle = left + (index + 0.5) * band;
    // The last quarter always has its label: readers look for it first.
    const isLabelled = (chart.rows.length - 1 - index) % every === 0;
    const summary = summaryOf(chart, row.values);
    return [
      ...partsOf(chart, index, { x: middle - bar / 2, bar, y, id }),
      ...(summary !== '' && widthOf(summary) <= band
        ? [
            textAt({
              x: middle,
              y: y(sums[index] ?? 0) - 6,
              words: summary,
              anchor: 'middle',
              fill: 'text',
              weight: 600,
            }),
          ]
        : []),
      ...(isLabelled ? [labelAt(row.label, middle, width, bottom + 20)] : []),
    ];
  });
  const axis = ticks.flatMap((tick): Shape[] => [
    {
      tag: 'path',
      at: { d: `M${round(left)} ${round(y(tick))}H${width}`, stroke: color(tick === 0 ? 'line-strong' : 'line') },
    },
    textAt({ x: left - 8, y: y(tick) + 4, words: figureText(tick, chart), anchor: 'end' }),
  ]);
  return { width, height, shapes: [patternsOf(id, chart.columns.length), ...axis, ...shapes] };
}

/** The label below a column; below the last one it ends with the drawing. */
function labelAt(words: string, middle: number, width: number, y: number): Shape {
  return textAt({ x: Math.min(middle, width - widthOf(words) / 2), y, words, anchor: 'middle' });
}

interface Place {
  x: number;
  bar: number;
  y: (value: number) => number;
  id: string;
}

function partsOf(chart: Chart, index: number, { x, bar, y, id }: Place): Shape[] {
  const row = chart.rows[index];
  let sumBelow = 0;
  return (row?.values ?? []).flatMap((value, series): Shape[] => {
    const column = chart.columns[series];
    if (!row || !column || !value) return [];
    const from = sumBelow;
    sumBelow += value;
    const tip = `${figureName(chart, row.label, column.label)}: ${figureText(value, chart)}`;
    const at = { x: round(x), y: round(y(sumBelow)), width: round(bar), height: round(y(from) - y(sumBelow)) };
    return [{ tag: 'rect', at: { ...at, ...fillOf(id, series) }, figure: { row: row.id, column: column.id, tip } }];
  });
}

/** Above a column: its sum, as the least that it can be if a part is withheld. */
function summaryOf(chart: Chart, values: readonly (number | null)[]): string {
  const isWithheld = values.includes(null);
  const total = sum(values);
  if (total === 0) return isWithheld ? '< 5' : '';
  return `${figureText(total, chart)}${isWithheld ? '+' : ''}`;
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
