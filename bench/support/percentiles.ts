import type { Figure } from './report.ts';

/** The milliseconds of `repeats` runs, sorted; each run gets its number. */
export async function timesOf(repeats: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < repeats; index += 1) {
    const started = performance.now();
    await work(index);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

/** The median of some times, sorted, and their p95, or another share, compared with a bound: that of a first page by default. */
export function percentiles(what: string, times: readonly number[], atMost = 50, share = 0.95): Figure[] {
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return [
    { what, value: at(0.5), unit: 'ms', bound: null },
    { what: `  p${100 * share}`, value: at(share), unit: 'ms', bound: { atMost } },
  ];
}
