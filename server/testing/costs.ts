import { expect } from 'vitest';

type Work = () => Promise<unknown>;

/** What one does costs the same as what another does, but for the noise of a busy machine. */
const alike = (first: number) => 3 * first + 1;

/** Rounds between two looks at the times, and how often they are looked at. */
const [rounds, looks] = [31, 6];

/**
 * Expects that none of `others` takes longer than `bound` makes of the time of `first` (milliseconds), which is the same
 * time and some noise if nothing is said.
 *
 * They are measured in turns, so that other load affects all of them alike, and the shortest time of each counts: work
 * that is done each time cannot be missing in the shortest, and what a busy machine adds is missing sooner or later. So
 * they are measured until the bound holds, or often enough to say that it does not.
 */
export async function expectNoDearer(first: Work, others: readonly Work[], bound = alike): Promise<void> {
  const works = [first, ...others];
  const shortest = works.map(() => Number.POSITIVE_INFINITY);
  const exceeds = () => shortest.slice(1).some((cost) => cost >= bound(shortest[0] ?? 0));
  for (let look = 0; look < looks && (look === 0 || exceeds()); look += 1) {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, work] of works.entries()) {
        const started = performance.now();
        await work();
        shortest[index] = Math.min(shortest[index] ?? 0, performance.now() - started);
      }
    }
  }
  for (const cost of shortest.slice(1)) expect(cost).toBeLessThan(bound(shortest[0] ?? 0));
}
