import { expect, test } from 'vitest';

import { amountOf } from './amounts.ts';

test.each([
  ['€4.5M', 4_500_000, 'EUR'],
  ['$12M', 12_000_000, 'USD'],
  ['US$ 1.2bn', 1_200_000_000, 'USD'],
  ['USD 12 million', 12_000_000, 'USD'],
  ['1,200,000 EUR', 1_200_000, 'EUR'],
  ['1.200.000 €', 1_200_000, 'EUR'],
  ['4,5 Mio EUR', 4_500_000, 'EUR'],
  ['12 m€', 12_000_000, 'EUR'],
  ['£750k', 750_000, 'GBP'],
  ['chf 2’000’000', 2_000_000, 'CHF'],
  ['500 thousand euros', 500_000, 'EUR'],
])('%s is %d %s', (text, value, currency) => {
  expect(amountOf(text)).toEqual({ value, currency });
});

test.each([
  '',
  'undisclosed',
  '4.5M',
  '€',
  '€4M–€6M',
  '€4M to 6M',
  '€1.200',
  '€0',
  '€4.5M USD',
  '$9e99',
  '€9999999B',
  '€4M m',
  '-€4M',
  'constructor 5',
])('“%s” cannot be read', (text) => {
  expect(amountOf(text)).toBeNull();
});
