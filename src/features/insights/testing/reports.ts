import type { Chart, InsightReport, Market } from '#contract/insights.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';

const quarters = ['Q1 2026', 'Q2 2026', 'Q3 2026'];

type Values = readonly (readonly (number | null)[])[];

/** A chart over quarters with these series. */
export function overQuarters(id: Chart['id'], series: readonly string[], values: Values, money?: string): Chart {
  return {
    id,
    note: 'Counted by the day on which it was added.',
    unit: money === undefined ? 'records' : 'amount',
    currency: money ?? null,
    columns: series.map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label })),
    rows: values.map((row, index) => ({
      id: `2026-q${index + 1}`,
      label: quarters[index] ?? '',
      path: null,
      values: [...row],
    })),
  };
}

export const companies = overQuarters('new-companies', ['Companies'], [[2], [0], [7]]);
export const funding = overQuarters(
  'funding',
  ['Seed', 'Series A'],
  [
    [0, 0],
    [1_500_000, 0],
    [250_000, 4_500_000],
  ],
  'EUR',
);
export const mostRead: Chart = {
  id: 'most-read',
  note: 'Readers of the last year.',
  unit: 'records',
  currency: null,
  columns: [
    { id: 'reads', label: 'Reads' },
    { id: 'askers', label: 'People who wrote' },
  ],
  rows: [
    {
      id: 'listing-4',
      label: '=HYPERLINK("http://x.example")',
      path: pathTo(paths.listing, { id: 4 }),
      values: [31, null],
    },
    { id: 'listing-9', label: 'Tidal & <b>Sons</b>', path: pathTo(paths.listing, { id: 9 }), values: [null, 5] },
  ],
};

export const market: Market = {
  by: 'sector',
  id: 'energy-storage',
  name: 'Energy Storage',
  companies: 9,
  technologies: 1,
  listings: 30,
};

/** A report with these charts. */
export function reportOf(...charts: Chart[]): InsightReport {
  return { ...market, countedAt: '2026-11-23T08:00:00.000Z', charts };
}
