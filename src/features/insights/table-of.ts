import type { Chart } from '#contract/insights.ts';
import type { Cell } from '#contract/kit/csv.ts';
import { rowNames, withheld } from './words.ts';

/** A chart as a table for a file: exact values, and the currency in the names of the columns. */
export function tableOf({ id, columns, rows, currency }: Chart): { head: string[]; rows: Cell[][] } {
  const suffix = currency === null ? '' : ` (${currency})`;
  return {
    head: [rowNames[id], ...columns.map(({ label }) => `${label}${suffix}`)],
    rows: rows.map(({ label, values }) => [label, ...values.map((value) => value ?? withheld)]),
  };
}
