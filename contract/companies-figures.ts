import { z } from 'zod';

import { facet } from '#contract/kit/facets.ts';
import { fundingStages } from './match-profiles.ts';

/** The figures of companies that can be compared: amounts as numbers, and the ranges by which they are found. */

/** An amount in whole units of its currency (ISO 4217). */
export const money = z.object({ amount: z.number().int(), currency: z.string() });
export type Money = z.infer<typeof money>;

/**
 * How much of each currency one euro bought in 2024: averages of the reference rates of the European Central Bank. They order
 * amounts and put them into ranges; what is shown stays in its own currency.
 */
const perEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.0824,
  GBP: 0.8466,
  CHF: 0.9526,
  SEK: 11.4325,
  NOK: 11.629,
  DKK: 7.4589,
  PLN: 4.3058,
  CZK: 25.12,
  JPY: 163.85,
  CNY: 7.7875,
  INR: 90.556,
  AUD: 1.6397,
  CAD: 1.4821,
};

/** An amount in whole euros, for orders and ranges; 0 for one in another currency than those above. */
export function inEuros({ amount, currency }: Money): number {
  const rate = perEuro[currency];
  return rate === undefined ? 0 : Math.round(amount / rate);
}

/** Ranges of amounts: value as sent, label as shown. */
export const amountRanges = {
  'under-1m': 'Under €1M',
  '1m-5m': '€1M to €5M',
  '5m-20m': '€5M to €20M',
  '20m-100m': '€20M to €100M',
  'over-100m': '€100M and more',
} as const;
export type AmountRange = keyof typeof amountRanges;

/** Where each range begins, in euros. */
const amountsFrom: Readonly<Record<AmountRange, number>> = {
  'under-1m': 1,
  '1m-5m': 1e6,
  '5m-20m': 5e6,
  '20m-100m': 20e6,
  'over-100m': 100e6,
};

/** The range of an amount in euros; `null` where none is known (0). */
export function amountRangeOf(euros: number): AmountRange | null {
  return rangeOf(amountsFrom, euros);
}

export const foundedRanges = {
  'since-2020': '2020 and later',
  '2015-2019': '2015 to 2019',
  '2010-2014': '2010 to 2014',
  '2000-2009': '2000 to 2009',
  'before-2000': 'Before 2000',
} as const;
export type FoundedRange = keyof typeof foundedRanges;

const foundedFrom: Readonly<Record<FoundedRange, number>> = {
  'since-2020': 2020,
  '2015-2019': 2015,
  '2010-2014': 2010,
  '2000-2009': 2000,
  'before-2000': 0,
};

export function foundedRangeOf(year: number): FoundedRange {
  return rangeOf(foundedFrom, year) ?? 'before-2000';
}

/** The range with the highest beginning that a figure has reached. */
function rangeOf<Range extends string>(beginnings: Readonly<Record<Range, number>>, figure: number): Range | null {
  const ranges = entriesOf(beginnings).filter(([, from]) => from <= figure);
  return ranges.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** From where to where several ranges reach: the least figure in them, and the first that is above all of them. */
function spanOf<Range extends string>(beginnings: Readonly<Record<Range, number>>, chosen: readonly Range[]): Span {
  const above = (range: Range) =>
    Math.min(...entriesOf(beginnings).flatMap(([, from]) => (from > beginnings[range] ? [from] : [])));
  return { from: Math.min(...chosen.map((range) => beginnings[range])), below: Math.max(...chosen.map(above)) };
}

function entriesOf<Range extends string>(beginnings: Readonly<Record<Range, number>>): [Range, number][] {
  return Object.entries(beginnings) as [Range, number][];
}

/** Figures from one on, and below another, which may be infinite. */
export interface Span {
  from: number;
  below: number;
}

export const spanOfAmounts = (chosen: readonly AmountRange[]) => spanOf(amountsFrom, chosen);
export const spanOfYears = (chosen: readonly FoundedRange[]) => spanOf(foundedFrom, chosen);

/** The year of a round. */
export const roundYear = z.string().regex(/^(?:19|20)\d\d$/, 'Please choose a year from the list');

/** The kinds of rounds by which companies are found, from what their owners call the last one. */
export const roundTypes = {
  ...fundingStages,
  grant: 'Grant',
  debt: 'Loan or bond',
  other: 'Another kind',
} as const;
export type RoundType = keyof typeof roundTypes;

/** In the order in which they are tried: a pre-seed round names a seed, too. */
const roundWords: readonly (readonly [RoundType, RegExp])[] = [
  ['project', /\bproject\b/],
  ['pre-seed', /\bpre[ -]?seed\b|\bangels?\b/],
  ['seed', /\bseed\b/],
  ['series-a', /\bseries a\d?\b/],
  ['series-b', /\bseries b\d?\b/],
  ['series-c-plus', /\bseries [c-z]\d?\b/],
  ['grant', /\bgrants?\b|\bsubsid/],
  ['debt', /\bloans?\b|\bdebt\b|\bbonds?\b|\bcredit\b|\bconvertible\b/],
];

/** The kind of a round by its name: `Series B1 extension` is a Series B. */
export function roundTypeOf(name: string): RoundType {
  const plain = name.toLowerCase().replaceAll(/[\s‐-–-]+/g, ' ');
  return roundWords.find(([, word]) => word.test(plain))?.[0] ?? 'other';
}

/** The month in which a round closes. */
export const closingMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please choose a month from the list');

export interface CompanyFigures {
  foundedYear: number;
  funding: Money | null;
  lastRound: { type: string; date: string } | null;
  revenue: Money | null;
  /** What it raises now. */
  raising: Money | null;
  /** The day on which the round that it raises closes; `null` where none is stated. */
  closesOn: string | null;
}

/** The ranges in which a company is counted and found. Empty texts stand for what is not known. */
export function companyRanges({ foundedYear, funding, lastRound, revenue, raising, closesOn }: CompanyFigures) {
  return {
    founded: foundedRangeOf(foundedYear),
    funding: amountRangeOf(funding ? inEuros(funding) : 0) ?? '',
    lastRound: lastRound?.date.slice(0, 4) ?? '',
    roundType: lastRound ? roundTypeOf(lastRound.type) : '',
    revenue: amountRangeOf(revenue ? inEuros(revenue) : 0) ?? '',
    raising: amountRangeOf(raising ? inEuros(raising) : 0) ?? '',
    closing: closesOn?.slice(0, 7) ?? '',
  };
}

/** The lexemes by which the filters find a company with these figures. */
export function companyFigureFacets(figures: CompanyFigures): string[] {
  return Object.entries(companyRanges(figures)).flatMap(([name, range]) =>
    range === '' ? [] : [facet(name.toLowerCase(), range)],
  );
}
