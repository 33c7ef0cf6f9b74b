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

/** The median of some times, sorted, and their p95 compared with a bound, which is the one for a first page by default. */
export function percentiles(what: string, times: readonly number[], atMost = 50): Figure[] {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return [
    { what, value: at(0.5), unit: 'ms', bound: null },
    { what: '  p95', value: at(0.95), unit: 'ms', bound: { atMost } },
  ];
}
