import { expect, test } from 'vitest';

import {
  amountRangeOf,
  foundedRangeOf,
  inEuros,
  roundTypeOf,
  spanOfAmounts,
  spanOfYears,
} from './companies-figures.ts';

test('amounts in any currency are put into the same ranges', () => {
  expect(inEuros({ amount: 10_824_000, currency: 'USD' })).toBe(10_000_000);
  expect(inEuros({ amount: 5, currency: 'EUR' })).toBe(5);
  expect(inEuros({ amount: 5, currency: 'XAU' })).toBe(0);
  expect([0, 1, 999_999, 1e6, 4_999_999, 5e6, 20e6, 100e6, 1e12].map(amountRangeOf)).toEqual([
    null,
    'under-1m',
    'under-1m',
    '1m-5m',
    '1m-5m',
    '5m-20m',
    '20m-100m',
    'over-100m',
    'over-100m',
  ]);
  expect([1800, 1999, 2000, 2014, 2015, 2020, 2026].map(foundedRangeOf)).toEqual([
    'before-2000',
    'before-2000',
    '2000-2009',
    '2010-2014',
    '2015-2019',
    'since-2020',
    'since-2020',
  ]);
});

test('several ranges reach from the least to the largest of their figures', () => {
  expect(spanOfAmounts(['5m-20m', '1m-5m'])).toEqual({ from: 1e6, below: 20e6 });
  expect(spanOfAmounts(['over-100m'])).toEqual({ from: 100e6, below: Number.POSITIVE_INFINITY });
  expect(spanOfYears(['before-2000', '2010-2014'])).toEqual({ from: 0, below: 2015 });
});

test.each([
  ['Series A', 'series-a'],
  ['SERIES  A2', 'series-a'],
  ['Series-B extension', 'series-b'],
  ['Series D', 'series-c-plus'],
  ['Pre‑Seed', 'pre-seed'],
  ['preseed', 'pre-seed'],
  ['Angel', 'pre-seed'],
  ['Seed round', 'seed'],
  ['Horizon grant', 'grant'],
  ['Convertible loan', 'debt'],
  ['Project finance', 'project'],
  ['Growth', 'other'],
  ['Seedling', 'other'],
] as const)('a round called %j is of the kind %s', (name, kind) => {
  expect(roundTypeOf(name)).toBe(kind);
});
