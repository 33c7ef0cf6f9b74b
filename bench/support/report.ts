/** A measured figure and its bound. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** `null`: shown for information only. */
  bound: { atLeast: number } | { atMost: number } | null;
}

/** A benchmark: it measures and returns its figures. `args` are its options, such as `--postgres`. */
export type Benchmark = (args: readonly string[]) => Promise<Figure[]>;

export function isHeld({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

/** The figures as lines of a table. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    boundInWords(figure),
    figure.bound ? (isHeld(figure) ? 'held' : 'MISSED') : '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function boundInWords({ bound }: Figure): string {
  if (!bound) return '';
  return 'atLeast' in bound ? `at least ${shown(bound.atLeast)}` : `at most ${shown(bound.atMost)}`;
}

function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
