import { expect, it } from 'vitest';

import { profitTone } from './profit-tone.ts';

it.each([
  ['12%', 'gain'],
  ['0%', 'gain'],
  ['-4.5%', 'loss'],
  ['−4.5%', 'loss'],
])('%s is a %s', (margin, tone) => {
  expect(profitTone(margin)).toBe(tone);
});
