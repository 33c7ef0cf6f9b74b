/** Milliseconds that each takes in the middle of many runs, by turns: whatever else the machine does, it does to all. */
export async function costs(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < 31; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((some) => some.toSorted((a, b) => a - b)[15] ?? Number.NaN);
}

/** What a deep page may cost where the first costs `first`: as much, give or take what a busy machine does to either. */
export const alike = (first: number) => 3 * first + 5;
