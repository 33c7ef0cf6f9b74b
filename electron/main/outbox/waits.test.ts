import { expect, test } from 'vitest';

import { minute, second } from '#contract/kit/durations.ts';
import { askedWait, longestAway, waitAfter } from './waits.ts';

test('waits double, up to five minutes, and differ from app to app', () => {
  const middle = (failures: number) => waitAfter(failures, { random: () => 0.5 }) / second;
  expect([1, 2, 3, 4].map(middle)).toEqual([2, 4, 8, 16]);
  expect([9, 30, 5000].map(middle)).toEqual([300, 300, 300]);
  expect(waitAfter(9, { limit: longestAway, random: () => 0.5 })).toBe(longestAway);
  expect([waitAfter(3, { random: () => 0 }), waitAfter(3, { random: () => 1 })]).toEqual([6 * second, 10 * second]);
});

test('a server may ask for longer, up to an hour', () => {
  expect(waitAfter(1, { askedFor: 10 * minute })).toBe(10 * minute);
  expect(waitAfter(1, { askedFor: 600 * minute })).toBe(60 * minute);
});

test.each<[string | null, number]>([
  [null, 0],
  ['90', 90_000],
  ['Thu, 01 Jan 2026 12:01:00 GMT', 60_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After: %s', (header, wait) => {
  expect(askedWait(header, Date.parse('2026-01-01T12:00:00Z'))).toBe(wait);
});
