import { expect, test } from 'vitest';

import { chooseLanguages } from './languages.ts';

const available = ['de', 'en-GB', 'en-US', 'fr', 'pt-BR', 'pt-PT'];

test.each([
  [['en-GB'], ['en-GB']],
  [['EN-us'], ['en-US']],
  [['de-AT'], ['de']],
  [['pt'], ['pt-BR']],
  [['en-AU'], ['en-GB']],
  [
    ['fr', 'de', 'fr-CA'],
    ['fr', 'de'],
  ],
  [['xx'], ['en-US']],
  [[], ['en-US']],
  [[''], ['en-US']],
])('of %j the dictionaries are %j', (wanted, chosen) => {
  expect(chooseLanguages(wanted, available)).toEqual(chosen);
});

test('without American English it is the first there is', () => {
  expect(chooseLanguages(['xx'], ['fr', 'de'])).toEqual(['fr']);
  expect(chooseLanguages(['en'], [])).toEqual([]);
});
