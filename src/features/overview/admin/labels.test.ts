import { expect, test } from 'vitest';

import { formatRounded } from '#src/lib/format.ts';
import { axisLabel, spanLabel, topOf, totalOf } from './labels.ts';

test('spans are named in UTC, in any time zone of the reader', () => {
  expect(spanLabel({ from: '2026-11-12', to: '2026-11-12' }, 'day')).toBe('Nov 12');
  expect(spanLabel({ from: '2026-11-30', to: '2026-12-06' }, 'week')).toBe('Nov 30 – Dec 6');
  expect(spanLabel({ from: '2026-11-30', to: '2026-11-30' }, 'week')).toBe('Nov 30');
  expect(spanLabel({ from: '2026-01-01', to: '2026-01-31' }, 'month')).toBe('Jan 2026');
  expect(axisLabel({ from: '2026-01-05', to: '2026-01-11' }, 'week')).toBe('Jan 5');
});

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

test('daily counts show an average, the others a sum', () => {
  expect(totalOf('activeMembers', [1, 2])).toBe(1.5);
  expect(totalOf('signUps', [1, 2])).toBe(3);
  expect([formatRounded(1234), formatRounded(1.52)]).toEqual(['1,234', '1.5']);
});
