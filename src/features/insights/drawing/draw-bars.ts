import type { Chart } from '#contract/insights.ts';
import { figureName, figureText, withheld } from '../words.ts';
import { fillOf, patternsOf } from './looks.ts';
import { color, cutTo, type Drawing, round, type Shape, textAt, widthOf } from './shapes.ts';

const step = 50;
const bar = 18;
const labelSize = 13;

/** Bars that lie one below the other, one for each row, such as a type or a record, with a part for each series. */
export function drawBars(chart: Chart, width: number, id: string): Drawing {
  const sums = chart.rows.map(({ values }) => values.reduce<number>((total, value) => total + (value ?? 0), 0));
  const most = Math.max(...sums, 1);
  const ends = sums.map((total) => figureText(total, chart));
  const length = width - Math.max(...ends.map((end) => widthOf(end, labelSize)), 0) - 12;
  const shapes = chart.rows.flatMap((row, index): Shape[] => {
    const top = index * step;
    const total = sums[index] ?? 0;
    const isWithheld = row.values.includes(null);
    const label = textAt({
      x: 0,
      y: top + 16,
      words: cutTo(width, row.label, labelSize),
      size: labelSize,
      fill: 'text',
    });
    if (total === 0 && isWithheld) return [label, ...withheldAt(top + 23)];
    const end = textAt({
      x: (total / most) * length + 8,
      y: top + 37,
      words: `${ends[index]}${isWithheld ? '+' : ''}`,
      size: labelSize,
      weight: 600,
      fill: 'text',
    });
    return [label, ...partsOf(chart, index, { top: top + 23, scale: length / most, id }), end];
  });
  return { width, height: chart.rows.length * step, shapes: [patternsOf(id, chart.columns.length), ...shapes] };
}

function partsOf(chart: Chart, index: number, { top, scale, id }: { top: number; scale: number; id: string }): Shape[] {
  const row = chart.rows[index];
  let before = 0;
  return (row?.values ?? []).flatMap((value, series): Shape[] => {
    const column = chart.columns[series];
    if (!row || !column || !value) return [];
    const x = before * scale;
    before += value;
    const tip = `${figureName(chart, row.label, column.label)}: ${figureText(value, chart)}`;
    const at = { x: round(x + 0.5), y: top + 0.5, width: round(Math.max(value * scale - 1, 1)), height: bar - 1 };
    return [{ tag: 'rect', at: { ...at, ...fillOf(id, series) }, figure: { row: row.id, column: column.id, tip } }];
  });
}

/** An empty frame in place of a bar whose length would tell what is withheld. */
function withheldAt(top: number): Shape[] {
  const frame = { x: 0.5, y: top + 0.5, width: 28, height: bar - 1, fill: 'none', strokeDasharray: '3 3' };
  return [
    { tag: 'rect', at: { ...frame, stroke: color('line-strong') } },
    textAt({ x: 38, y: top + 14, words: withheld, size: labelSize }),
  ];
}
