import type { Market } from '#contract/insights.ts';
import type { InsightFactsTable } from '#server/platform/db/tables/insights.ts';

export type RecordKind = InsightFactsTable['kind'];

/** What a record adds to one figure. Its record can be opened from that figure. */
export interface Fact {
  /** The chart and what else names the figure: `funding/2026-4/seed/EUR`. */
  figure: string;
  /** A day. */
  at: string;
  amount: number;
}

/** The markets of a record. */
export interface Markets {
  area: string | null;
  sector: string | null;
  country: string | null;
}

/** The column of a record's market. */
export const columnOf = { 'focus-area': 'area', sector: 'sector', country: 'country' } as const satisfies Record<
  Market['by'],
  keyof Markets
>;

/** What a record adds to its markets. */
export interface Contribution {
  facts: Fact[];
  /** Figures and how much each grows. */
  counts: [string, number][];
}

/** A fact that counts the record once. */
export function once(figure: string, moment: string): Contribution {
  return { facts: [{ figure, at: moment.slice(0, 10), amount: 1 }], counts: [[figure, 1]] };
}

/** Several contributions as one. Facts of one figure and day are added up. */
export function together(parts: readonly Contribution[]): Contribution {
  const facts = new Map<string, Fact>();
  for (const fact of parts.flatMap((part) => part.facts)) {
    const key = `${fact.figure} ${fact.at}`;
    facts.set(key, { ...fact, amount: fact.amount + (facts.get(key)?.amount ?? 0) });
  }
  return { facts: [...facts.values()], counts: parts.flatMap(({ counts }) => counts) };
}
