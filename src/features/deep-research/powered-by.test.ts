import { expect, test } from 'vitest';

import { ownPoweredBy, poweredBy } from './powered-by.ts';

test.each([
  ['Chorus', 'Powered by Chorus ensemble technology'],
  ['Ensemble', 'Powered by Ensemble technology'],
  ['The ENSEMBLE desk', 'Powered by The ENSEMBLE desk technology'],
  ['Ensembler', 'Powered by Ensembler ensemble technology'],
])('%s', (name, line) => {
  expect(poweredBy(name)).toBe(line);
});

test.each([
  [undefined, 'Powered by CARDI'],
  [[], 'Powered by CARDI search, without AI models'],
  [['Larch'], 'Powered by Larch'],
  [['Larch', 'Birch'], 'Powered by an ensemble of Larch and Birch'],
])('our own tool claims no model that does not answer: %j', (models, line) => {
  expect(ownPoweredBy('CARDI', models)).toBe(line);
});
