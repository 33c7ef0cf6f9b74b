import { expect, test } from 'vitest';

import { ticksOf, topOf } from './axis.ts';

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[1.5], 2],
  [[2], 2],
  [[3], 5],
  [[10], 10],
  [[11], 20],
  [[501], 1000],
])('the axis of %j ends at %i', (values, top) => {
  expect(topOf(values)).toBe(top);
});

test.each([
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [5, [0, 1, 2, 3, 4, 5]],
  [10, [0, 5, 10]],
  [5_000_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]],
])('an axis up to %i has its marks at whole values', (top, ticks) => {
  expect(ticksOf(top)).toEqual(ticks);
});
