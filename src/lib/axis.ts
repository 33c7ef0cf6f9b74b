/** The round number at the top of an axis: 1, 2 or 5 with zeros, and not less than the largest value. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 1);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}

/** Round values from 0 to such a top, whole ones if the top is whole. */
export function ticksOf(top: number): number[] {
  const parts = String(top).startsWith('5') ? 5 : top === 1 ? 1 : 2;
  return Array.from({ length: parts + 1 }, (_, index) => (top * index) / parts);
}
