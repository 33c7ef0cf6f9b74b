import { describe, expect, test } from 'vitest';

import { formatShortMoney } from '#src/lib/format.ts';
import { amountOf, amountText, formatRange } from './amounts.ts';

describe('a typed amount', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['250000', 250_000],
    [' 250,000 ', 250_000],
    ['1.250.000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u202f250\u00a0000', 1_250_000],
    ['1’250’000', 1_250_000],
    ['4.5M', 4_500_000],
    ['4,5 m', 4_500_000],
    ['4.1M', 4_100_000],
    ['0.07 m', 70_000],
    ['250k', 250_000],
    ['2 billion', 2_000_000_000],
  ])('%j is %j', (typed, amount) => expect(amountOf(typed)).toBe(amount));

  test.each(['about 5', '-5', '5M5', '1,25', '1e9', '0x10', '12345678901234567', '€5'])('%j stays as it is', (typed) =>
    expect(amountOf(typed)).toBe(typed),
  );

  test('is shown again with its groups, and read as the same', () => {
    for (const amount of [1, 1000, 250_000, 10_000_000_000]) expect(amountOf(amountText(amount))).toBe(amount);
    expect(amountText(null)).toBe('');
  });
});

test('amounts are short, with their currency', () => {
  expect(formatShortMoney(4_500_000, 'EUR')).toBe('€4.5M');
  expect(formatShortMoney(1_250_000, 'GBP')).toBe('£1.25M');
  expect(formatShortMoney(900, 'USD')).toBe('$900');
});

test('a range has one end or two', () => {
  expect(formatRange(250_000, 2_000_000, 'EUR')).toBe('€250K to €2M');
  expect(formatRange(250_000, 250_000, 'EUR')).toBe('€250K');
  expect(formatRange(250_000, null, 'EUR')).toBe('From €250K');
  expect(formatRange(null, 2_000_000, 'EUR')).toBe('Up to €2M');
  expect(formatRange(null, null, 'EUR')).toBeNull();
});
