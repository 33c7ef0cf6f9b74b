import { inEuros, type Money } from '#contract/companies-figures.ts';
import type { CompanyMatchProfile } from '#contract/match-profiles.ts';
import { amountOf } from '#server/platform/text/amounts.ts';

/** The figures of a company as its card shows them. */
export interface StoredFigures {
  funding: Money | null;
  lastRound: { type: string; date: string } | null;
  revenue: Money | null;
  raising: Money | null;
  closesOn: string | null;
}

interface Typed {
  funding_total: string | null;
  /** JSON of the rounds. */
  funding_rounds: string;
  revenue: string | null;
  employee_count: number | null;
}

/** The figures of a company as numbers, read from what its owner typed. */
export function figuresOf(company: Typed, matchProfile: CompanyMatchProfile | null): StoredFigures {
  const rounds = JSON.parse(company.funding_rounds) as { type: string; amount: string; date: string }[];
  const last = rounds.toSorted((a, b) => (a.date < b.date ? 1 : -1)).at(0);
  return {
    funding: moneyOf(company.funding_total) ?? sumOf(rounds.map(({ amount }) => amount)),
    lastRound: last ? { type: last.type, date: last.date } : null,
    revenue: moneyOf(company.revenue),
    raising: matchProfile?.raising ? { amount: matchProfile.raising, currency: matchProfile.currency } : null,
    closesOn: matchProfile?.closesOn ?? null,
  };
}

/** Stands for the day of a round that does not close, or has closed: it comes last in the order of these days. */
export const noDay = 99_999_999;

/** The columns of the figures: 0 stands for what is not known, so that it comes last in each order downwards. */
export function figureColumns(figures: StoredFigures, employees: number | null) {
  const { funding, lastRound, raising, revenue, closesOn } = figures;
  return {
    figures: JSON.stringify(figures),
    funding_eur: funding ? inEuros(funding) : 0,
    last_round_on: lastRound ? dayNumber(lastRound.date) : 0,
    raising_eur: raising ? inEuros(raising) : 0,
    team_size: employees ?? 0,
    revenue_eur: revenue ? inEuros(revenue) : 0,
    closes_on: closesOn ? dayNumber(closesOn) : noDay,
  };
}

/** A day as a number that sorts like it: 20260512. */
export function dayNumber(day: string): number {
  return Number(day.slice(0, 10).replaceAll('-', ''));
}

/** The stored figures of a row; one that has not been indexed since the figures came has none yet. */
export function readFigures(stored: string): StoredFigures {
  const none = { funding: null, lastRound: null, revenue: null, raising: null, closesOn: null };
  return { ...none, ...(JSON.parse(stored) as object) };
}

/** A typed amount as a number with its currency; `null` where it cannot be read without a doubt. */
export function moneyOf(text: string | null): Money | null {
  const read = text === null ? null : amountOf(text);
  return read && { amount: read.value, currency: read.currency };
}

/** The sum of typed amounts, if all can be read and have one currency. */
function sumOf(texts: readonly string[]): Money | null {
  const amounts = texts.map(moneyOf);
  const [first] = amounts;
  if (!first || amounts.some((each) => each?.currency !== first.currency)) return null;
  return { ...first, amount: amounts.reduce((sum, each) => sum + (each?.amount ?? 0), 0) };
}
