import { smoothPath, steps } from '#src/lib/svg-path.ts';

/** A row of waves at this height. */
export function wave(y: number, height: number, length = 60, shift = 0): string {
  return smoothPath(
    steps(Math.ceil(480 / length) * 2 + 3, -1, 1).map((n) => [
      n * (length / 2) - shift,
      y + (n % 2 ? height : -height),
    ]),
  );
}
