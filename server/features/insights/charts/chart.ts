import type { Chart, InsightChart } from '#contract/insights.ts';
import type { Quarter } from '../quarters.ts';

/** The figures of a market, by name. */
export type Tally = ReadonlyMap<string, number>;

/** A chart that counts records: makes its rows and note out of a market's figures. */
export interface ChartMaker {
  id: InsightChart;
  make(tally: Tally, quarters: readonly Quarter[]): Omit<Chart, 'id'>;
  /** The figures whose records stand behind a value, and the day before which they do. */
  figuresOf(place: Place, quarters: readonly Quarter[]): { figures: string[]; before?: string };
  /** What a record adds, in words. */
  detail(fact: { figure: string; at: string; amount: number }): string;
}

/** One value of a chart. */
export interface Place {
  row: string;
  column: string;
  currency: string | null;
}

/** A chart of records; empty where all values are 0. */
export function ofRecords(
  note: string,
  columns: Chart['columns'],
  rows: readonly { id: string; label: string; values: number[] }[],
): Omit<Chart, 'id'> {
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  return {
    note,
    unit: 'records',
    currency: null,
    columns: isEmpty ? [] : columns,
    rows: isEmpty ? [] : rows.map((row) => ({ ...row, path: null })),
  };
}

/** Those columns that have a value in any row, with the rows' values for them. */
export function withoutEmptyColumns(
  columns: Chart['columns'],
  rows: readonly { id: string; label: string; values: number[] }[],
) {
  const kept = columns.map((_, index) => rows.some(({ values }) => (values[index] ?? 0) !== 0));
  return {
    columns: columns.filter((_, index) => kept[index]),
    rows: rows.map((row) => ({ ...row, values: row.values.filter((_, index) => kept[index]) })),
  };
}

/** Sentences of a note; those without anything to say are left out. */
export function sentences(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
