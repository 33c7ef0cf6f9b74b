import { expect, test } from 'vitest';

import { settingsChange } from '#contract/desktop/settings.ts';
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

test.each(['es-419', 'en-GB-oxendict', 'en-US'])('the page may choose %s, as Chromium names it', (language) => {
  const change = { spelling: { isOn: true, languages: [language] } };
  expect(settingsChange.parse(change)).toEqual(change);
  expect(chooseLanguages([language], ['en-US', 'es', 'es-419', 'en-GB-oxendict'])).toEqual([language]);
});

test('without American English the first available dictionary is used', () => {
  expect(chooseLanguages(['xx'], ['fr', 'de'])).toEqual(['fr']);
  expect(chooseLanguages(['en'], [])).toEqual([]);
});
