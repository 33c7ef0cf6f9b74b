import { expect, test } from 'vitest';

import { placeInWords } from './events.ts';

test.each([
  [['Field Station', null, 'Fresno', 'USA'], 'Field Station, Fresno, USA'],
  [['Field Station', '1 Mill Road', 'Fresno', 'USA'], 'Field Station, 1 Mill Road, Fresno, USA'],
  [['Lisbon, Portugal', null, 'Lisbon', 'Portugal'], 'Lisbon, Portugal'],
  [['Singapore', null, 'Singapore', 'Singapore'], 'Singapore'],
  [['Fresno Hall', null, 'Fresno', ''], 'Fresno Hall, Fresno'],
  [['Online', null, null, null], 'Online'],
] as const)('P8: the location of %j is %s', ([location, address, city, country], words) => {
  expect(placeInWords({ location, city, country }, address)).toBe(words);
});
