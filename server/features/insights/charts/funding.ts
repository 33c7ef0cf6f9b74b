import { fundingRounds } from '#contract/match-profiles.ts';
import type { MarketCompany } from '#server/features/companies/index.ts';
import { amountOf } from '#server/platform/text/amounts.ts';
import { dayInWords, numberInWords, shortMoneyInWords } from '#server/platform/text/words.ts';
import { type Contribution, together } from '../facts.ts';
import { type Quarter, quarterInWords, quarterOf } from '../quarters.ts';
import { type ChartMaker, sentences, type Tally, withoutEmptyColumns } from './chart.ts';

const kinds = {
  ...fundingRounds,
  grant: 'Grants',
  debt: 'Loans and debt',
  project: 'Project finance',
  other: 'Other rounds',
} as const;
type Kind = keyof typeof kinds;

const outside = 'funding-outside';
const unreadable = 'funding-unreadable';
const roundsIn = 'funding-rounds/';

/** Rounds by how companies name them; the first that fits counts. */
const namedLike: readonly [RegExp, Kind][] = [
  [/\bpre-?\s?seed\b/, 'pre-seed'],
  [/\bseed\b/, 'seed'],
  [/\bseries\s+a\d?\b/, 'series-a'],
  [/\bseries\s+b\d?\b/, 'series-b'],
  [/\bseries\s+[c-z]\d?\b/, 'series-c-plus'],
  [/\bgrants?\b/, 'grant'],
  [/\bproject\b/, 'project'],
  [/\b(loans?|debt|credit|bonds?)\b/, 'debt'],
];

/** The kind of round that a company's own words name. */
export function kindOfRound(text: string): Kind {
  const words = text.toLowerCase();
  return namedLike.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** The rounds of a company. Amounts that cannot be read, and rounds outside the quarters shown, are counted apart. */
export function fundingOf({ rounds }: MarketCompany, quarters: readonly Quarter[]): Contribution {
  return together(
    rounds.map(({ type, amount, date }): Contribution => {
      const quarter = quarterOf(date);
      if (!quarters.includes(quarter)) return { facts: [], counts: [[outside, 1]] };
      const read = amountOf(amount);
      if (!read) return { facts: [], counts: [[unreadable, 1]] };
      const figure = `funding/${quarter}/${kindOfRound(type)}/${read.currency}`;
      return {
        facts: [{ figure, at: date, amount: read.value }],
        counts: [
          [figure, read.value],
          [`${roundsIn}${read.currency}`, 1],
        ],
      };
    }),
  );
}

/** The currency of most rounds of a market, and how many rounds are in others. */
function currencyOf(tally: Tally): { currency: string | null; others: number } {
  const all = [...tally]
    .filter(([key]) => key.startsWith(roundsIn))
    .map(([key, count]) => ({ currency: key.slice(roundsIn.length), count }))
    .toSorted((a, b) => b.count - a.count || a.currency.localeCompare(b.currency));
  const [first, ...rest] = all;
  return { currency: first?.currency ?? null, others: rest.reduce((sum, { count }) => sum + count, 0) };
}

export const funding: ChartMaker = {
  id: 'funding',
  make(tally, quarters) {
    const { currency, others } = currencyOf(tally);
    const columns = Object.entries(kinds).map(([id, label]) => ({ id, label }));
    const shown = withoutEmptyColumns(
      columns,
      quarters.map((id) => ({
        id,
        label: quarterInWords(id),
        values: columns.map((kind) => tally.get(`funding/${id}/${kind.id}/${currency}`) ?? 0),
      })),
    );
    const left = [
      [others, 'in other currencies'],
      [tally.get(unreadable) ?? 0, 'whose amount cannot be read'],
      [tally.get(outside) ?? 0, 'of other years'],
    ] as const;
    const not = left.filter(([count]) => count > 0).map(([count, what]) => `${rounds(count)} ${what}`);
    return {
      note: sentences(
        'Amounts that companies state, by the quarter and the kind of their rounds.',
        currency !== null && `In ${currency}; nothing is converted.`,
        not.length > 0 && `Not counted: ${not.join(', ')}.`,
      ),
      unit: 'amount',
      currency,
      columns: shown.columns,
      rows: currency === null ? [] : shown.rows.map((row) => ({ ...row, path: null })),
    };
  },
  figuresOf: ({ row, column, currency }) => ({ figures: [`funding/${row}/${column}/${currency}`] }),
  detail({ figure, at, amount }) {
    const [, , kind = 'other', currency = ''] = figure.split('/');
    return `${kinds[kind as Kind]}, ${shortMoneyInWords(amount, currency)}, ${dayInWords(at)}`;
  },
};

function rounds(count: number): string {
  return count === 1 ? '1 round' : `${numberInWords(count)} rounds`;
}
