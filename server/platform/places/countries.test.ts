import { expect, test } from 'vitest';

import { countryOf } from './countries.ts';

test.each([
  ['Ghent, Belgium', 'be'],
  ['Rotterdam, The Netherlands', 'nl'],
  ['Brno, Czech Republic', 'cz'],
  ['İzmir, Türkiye', 'tr'],
  ['Abidjan, cote d’ivoire', 'ci'],
  ['Sarajevo, Bosnia and Herzegovina', 'ba'],
  ['Kingstown, Saint Vincent and the Grenadines', 'vc'],
  ['London, UK', 'gb'],
  ['Glasgow, Scotland', 'gb'],
  ['Boston, MA, USA', 'us'],
  ['Lyon, FR', 'fr'],
  ['Portugal', 'pt'],
  ['Tbilisi, Georgia', 'ge'],
  ['Georgia', 'ge'],
  ['Hong Kong', 'hk'],
])('%s is in %s', (place, country) => {
  expect(countryOf(place)).toBe(country);
});

test.each([
  null,
  '',
  'Remote',
  'Atlanta, Georgia',
  'Wilmington, DE',
  'San Francisco, CA',
  'Toronto, ON',
  'Lyon, fr',
  'Belgium, Wisconsin',
  'toString',
  'Europe',
])('%s names no country', (place) => {
  expect(countryOf(place)).toBeNull();
});
