import { expect, test } from 'vitest';

import { subjectOf } from './subject-of.ts';

test.each([
  [['Self-starting tidal rotor for slow straits', 'wind'], 'tidal'],
  [['Floating Offshore Wind'], 'floating-wind'],
  [['Ships choose a fuel for thirty years'], 'ship'],
  [['Harborline Ferries converts short routes to electric'], 'ferry'],
  [['Silesia Battery Loop takes in packs from end-of-life buses'], 'battery-loop'],
  [['Okada Swap: battery swapping for motorcycle taxis'], 'swap-station'],
  [['Utility partners for a ten-hour storage demonstration'], 'grid-storage'],
  [['High-Temperature Thermal Storage'], 'heat-store'],
  [['An old idea finds new sites', 'Pumped hydro comes back.'], 'hydro'],
  [['The straight answer to a gridlock'], null],
  [[], null],
] as const)('%j is about %s', (words, subject) => {
  expect(subjectOf(words)).toBe(subject);
});
