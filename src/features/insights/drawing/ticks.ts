/** At most so many steps on an axis. */
const steps = 5;

/** The marks of an axis: round whole values from 0 to one that is not less than the largest value. */
export function ticksUpTo(most: number): number[] {
  const least = Math.max(most, 1) / steps;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
