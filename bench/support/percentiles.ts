import type { Figure } from './report.ts';

/** Milliseconds of each of `repeats` runs, in order of size; every run is told its number. */
export async function timesOf(repeats: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < repeats; index += 1) {
    const started = performance.now();
    await work(index);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

/** The middle of some times, and p95 held against what a first page may cost. */
export function percentiles(what: string, times: readonly number[]): Figure[] {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return [
    { what, value: at(0.5), unit: 'ms', bound: null },
    { what: '  p95', value: at(0.95), unit: 'ms', bound: { atMost: 50 } },
  ];
}
