import { expect, test } from 'vitest';

import { funding, mostRead, overQuarters } from '../testing/reports.ts';
import { drawChart } from './draw-chart.ts';
import { fillOf, patternsOf } from './looks.ts';
import { type Shape, widthOf } from './shapes.ts';
import { ticksUpTo } from './ticks.ts';

const all = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((shape) => [shape, ...all(shape.parts ?? [])]);
const wordsOf = (shapes: readonly Shape[]) => all(shapes).flatMap(({ words }) => (words === undefined ? [] : [words]));
const figuresOf = (shapes: readonly Shape[]) =>
  all(shapes).flatMap(({ figure, at }) => (figure ? [{ ...figure, ...at }] : []));

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [28, [0, 10, 20, 30]],
  [50, [0, 10, 20, 30, 40, 50]],
  [26_250_000, [0, 10_000_000, 20_000_000, 30_000_000]],
])('an axis for %i has round marks, the last not less', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

test('columns stand on one line, stacked by series, with their sums above them', () => {
  const { shapes } = drawChart(funding, 600, 'a');
  const [seed, laterSeed, seriesA] = figuresOf(shapes) as unknown as { tip: string; y: number; height: number }[];
  expect([seed?.tip, laterSeed?.tip, seriesA?.tip]).toEqual([
    'Q2 2026, Seed: €1.5M',
    'Q3 2026, Seed: €250K',
    'Q3 2026, Series A: €4.5M',
  ]);
  expect((seed?.y ?? 0) + (seed?.height ?? 0)).toBeCloseTo((laterSeed?.y ?? 0) + (laterSeed?.height ?? 0), 0);
  expect((seriesA?.y ?? 0) + (seriesA?.height ?? 0)).toBeCloseTo(laterSeed?.y ?? 0, 0);
  expect(wordsOf(shapes)).toEqual(expect.arrayContaining(['€4.75M', '€0', '€5M', 'Q1 2026', 'Q3 2026']));
});

test('on a narrow screen labels of quarters are left out, never that of the last one', () => {
  const many = overQuarters('new-companies', ['Companies'], []);
  many.rows = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    label: `Q${(index % 4) + 1} ${2024 + Math.floor(index / 4)}`,
    path: null,
    values: [index],
  }));
  const labels = wordsOf(drawChart(many, 320, 'a').shapes).filter((words) => words.startsWith('Q'));
  expect(labels).toHaveLength(4);
  expect(labels.at(-1)).toBe('Q4 2026');
  const last = all(drawChart(many, 320, 'a').shapes).find(({ words }) => words === 'Q4 2026');
  expect(Number(last?.at?.x) + widthOf('Q4 2026') / 2).toBeLessThanOrEqual(320);
});

test('the length of a withheld bar says nothing, and a part that is withheld makes the sum a least', () => {
  const bars = drawChart(mostRead, 600, 'a').shapes;
  // The other measure of the record is in the table only.
  expect(figuresOf(bars).map(({ tip }) => tip)).toEqual(['=HYPERLINK("http://x.example"): 31']);
  expect(wordsOf(bars)).toContain('Fewer than five');
  const columns = drawChart(
    overQuarters(
      'hiring',
      ['Full time', 'Part time'],
      [
        [null, 6],
        [null, null],
        [0, 0],
      ],
    ),
    600,
    'a',
  );
  expect(wordsOf(columns.shapes)).toEqual(expect.arrayContaining(['6+', '< 5']));
});

test('long titles are cut to the width of the drawing', () => {
  const [row] = mostRead.rows;
  if (!row) throw new Error('There is a row');
  const chart = { ...mostRead, rows: [{ ...row, label: 'Ocean '.repeat(40) }] };
  const [title = ''] = wordsOf(drawChart(chart, 300, 'a').shapes);
  expect(title).toMatch(/^Ocean.*…$/);
  expect(title.length).toBeLessThan(50);
});

test('no two of sixteen series look alike, nor do two of the first eight without their colours', () => {
  const looks = Array.from({ length: 16 }, (_, index) => `${fillOf('a', index).stroke} ${index % 8}`);
  expect(new Set(looks).size).toBe(16);
  const marks = patternsOf('a', 8).parts?.map(({ parts }) => parts?.at(-1)?.at?.d);
  expect(new Set(marks).size).toBe(7);
});
