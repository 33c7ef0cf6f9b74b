import { describe, expect, test } from 'vitest';

import { smoothPath, steps, straightPath } from './svg-path.ts';

describe('smoothPath', () => {
  test('goes through every point, in whole units relative to the previous one', () => {
    const path = smoothPath([
      [0, 0],
      [10.4, 20],
      [30, -5],
    ]);
    expect(path).toMatch(/^M0 0c/);
    expect(ends(path)).toEqual([
      [0, 0],
      [10, 20],
      [30, -5],
    ]);
  });

  test('does not drift over many points', () => {
    const points = steps(200, 0, 0.6).map((x) => [x, x / 3] as const);
    expect(ends(smoothPath(points)).at(-1)).toEqual([119, 40]);
  });

  test('returns to its start when closed', () => {
    const path = smoothPath(
      [
        [0, 0],
        [12, 0],
        [6, 9],
      ],
      true,
    );
    expect(path.endsWith('z')).toBe(true);
    expect(ends(path).at(-1)).toEqual([0, 0]);
  });
});

test('straightPath joins points with lines', () => {
  expect(
    straightPath(
      [
        [0, 0],
        [4.6, -2],
      ],
      true,
    ),
  ).toBe('M0 0L5 -2Z');
});

/** The points a smooth path passes: the last pair of each of its commands, made absolute. */
function ends(path: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, command, values] of path.matchAll(/([Mcs])([^Mcsz]*)/g)) {
    const numbers = (values?.match(/-?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const [fromX, fromY] = points.at(-1) ?? [0, 0];
    points.push(command === 'M' ? [x, y] : [fromX + x, fromY + y]);
  }
  return points;
}
