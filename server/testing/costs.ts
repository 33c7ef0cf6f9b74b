/**
 * The shortest time of each function (milliseconds), measured in turns, so that other load affects all of them alike: work
 * that is done each time cannot be missing in the shortest, and what a busy machine adds mostly is.
 */
export async function costs(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < 31; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((some) => Math.min(...some));
}

/**
 * The most time that a deep page may take when the first page takes `first`: the same, plus the noise of a busy
 * machine.
 */
export const alike = (first: number) => 3 * first + 1;
