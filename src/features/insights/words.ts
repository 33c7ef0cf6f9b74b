import type { Chart, InsightChart, Market, MarketKind } from '#contract/insights.ts';
import { formatNumber, formatShortMoney } from '#src/lib/format.ts';

/** What a withheld figure is called: it is less than `fewestMembers`. */
export const withheld = 'Fewer than five';

export const marketKindNames: Record<MarketKind, string> = {
  'focus-area': 'Focus area',
  sector: 'Sector',
  country: 'Country',
};

/** The names of the first columns of the tables. */
export const rowNames: Record<InsightChart, string> = {
  'new-companies': 'Quarter',
  listings: 'Type',
  stages: 'Stage',
  funding: 'Quarter',
  readiness: 'Quarter',
  'most-read': 'Record',
  'most-asked': 'Record',
  hiring: 'Quarter',
};

/** `12`, `€4.5M`, or the words for a withheld figure. */
export function figureText(value: number | null, { unit, currency }: Pick<Chart, 'unit' | 'currency'>): string {
  if (value === null) return withheld;
  return unit === 'amount' && currency !== null ? formatShortMoney(value, currency) : formatNumber(value);
}

const count = (value: number, one: string, many: string) => `${formatNumber(value)} ${value === 1 ? one : many}`;

/** `12 companies`, `1 technology` and `30 listings` of a market. */
export function countsOf({ companies, technologies, listings }: Omit<Market, 'by' | 'id' | 'name'>): string[] {
  return [
    count(companies, 'company', 'companies'),
    count(technologies, 'technology', 'technologies'),
    count(listings, 'listing', 'listings'),
  ];
}

/** Whether a chart has nothing to show. */
export function isEmpty({ rows, columns }: Pick<Chart, 'rows' | 'columns'>): boolean {
  return columns.length === 0 || rows.every(({ values }) => values.every((value) => value === 0));
}

/** Charts that say something by their series even where there is only one. */
const split: readonly InsightChart[] = ['funding', 'readiness', 'hiring'];

type Series = Pick<Chart, 'id' | 'columns'>;

/** Whether the names of the series are needed to read a chart. */
export function isSplit({ id, columns }: Series): boolean {
  return columns.length > 1 || split.includes(id);
}

/** What one figure of a chart is: `Q3 2026, Series A`, and without the series where there can only be one. */
export function figureName(chart: Series, row: string, column: string): string {
  return isSplit(chart) ? `${row}, ${column}` : row;
}
