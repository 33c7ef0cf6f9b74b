import { type Chart, fewestMembers, type InsightChart } from '#contract/insights.ts';
import type { RecordKind } from '../facts.ts';

/** How many records a chart of the most read or most asked for has. */
const shown = 10;

/** What members and visitors did with a record; `null`: withheld, or nothing at all (rule insight-privacy). */
export interface Attention {
  kind: RecordKind;
  id: number;
  reads: number | null;
  askers: number | null;
}

/**
 * A number of members in steps of five, `null` below the first: two figures never differ by fewer than may be told.
 */
export function inSteps(members: number): number | null {
  const steps = Math.floor(members / fewestMembers) * fewestMembers;
  return steps === 0 ? null : steps;
}

export type Most = Extract<InsightChart, 'most-read' | 'most-asked'>;

const measures = { 'most-read': 'reads', 'most-asked': 'askers' } as const satisfies Record<Most, keyof Attention>;
const columns = [
  { id: 'reads', label: 'Reads' },
  { id: 'askers', label: 'Members who wrote' },
];
const notes: Record<Most, string> = {
  'most-read': `Published listings. Reads count once for each person and day, and only of days on which at least ${fewestMembers} people read the listing.`,
  'most-asked': `Records by how many members wrote about them, in steps of ${fewestMembers}.`,
};
const withheld = `Figures about fewer than ${fewestMembers} people are withheld.`;

/** The first records of a market in the order of one measure. */
export function topOf(chart: Most, all: readonly Attention[]): Attention[] {
  const measure = measures[chart];
  return all
    .filter((one) => one[measure] !== null)
    .toSorted((a, b) => (b[measure] ?? 0) - (a[measure] ?? 0) || b.id - a.id)
    .slice(0, shown);
}

/** A chart whose rows are records; what they are called is filled in when it is shown. */
export function mostChart(chart: Most, top: readonly Attention[]): Omit<Chart, 'id'> {
  return {
    note: `${notes[chart]} ${withheld}`,
    unit: 'records',
    currency: null,
    columns: top.length > 0 ? columns : [],
    rows: top.map(({ kind, id, reads, askers }) => ({
      id: `${kind}-${id}`,
      label: '',
      path: null,
      values: [reads, askers],
    })),
  };
}

/** The record of a row. */
export function recordOfRow(row: string): { kind: RecordKind; id: number } | null {
  const [, kind, id] = /^(company|technology|listing)-([1-9]\d{0,15})$/.exec(row) ?? [];
  return kind ? { kind: kind as RecordKind, id: Number(id) } : null;
}
