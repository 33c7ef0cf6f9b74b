import { expect, test } from 'vitest';

import { type CardSize, cardSizes } from './grid-rows.ts';

const share: Record<CardSize, number> = { lead: 6, full: 6, half: 3, third: 2 };

test('the first card has its own row, then rows of three and two alternate', () => {
  expect(cardSizes(0)).toEqual([]);
  expect(cardSizes(1)).toEqual(['lead']);
  expect(cardSizes(2)).toEqual(['lead', 'full']);
  expect(cardSizes(3)).toEqual(['lead', 'half', 'half']);
  expect(cardSizes(4)).toEqual(['lead', 'third', 'third', 'third']);
  expect(cardSizes(6)).toEqual(['lead', 'third', 'third', 'third', 'half', 'half']);
});

test('every row is full, for any number of cards', () => {
  for (let count = 3; count <= 120; count += 1) {
    const sizes = cardSizes(count);
    expect(sizes).toHaveLength(count);
    let filled = 0;
    for (const size of sizes) {
      expect(filled % 6, `${count} cards`).toBeLessThanOrEqual(6 - share[size]);
      filled += share[size];
    }
    expect(filled % 6, `${count} cards`).toBe(0);
    expect(sizes).not.toContain('full');
  }
});
