import { expect, test } from 'vitest';

import { poweredBy } from './powered-by.ts';

test.each([
  ['Chorus', 'Powered by Chorus ensemble technology'],
  ['Ensemble', 'Powered by Ensemble technology'],
  ['The ENSEMBLE desk', 'Powered by The ENSEMBLE desk technology'],
  ['Ensembler', 'Powered by Ensembler ensemble technology'],
])('%s', (name, line) => {
  expect(poweredBy(name)).toBe(line);
});
