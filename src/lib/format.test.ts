import { describe, expect, test } from 'vitest';

import { formatAge, formatCount, formatDate, formatDollars, initialsOf } from './format.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('formatAge', () => {
  test.each([
    ['2026-11-20T11:59:30.000Z', 'just now'],
    ['2026-11-20T11:59:00.000Z', '1 minute ago'],
    ['2026-11-20T09:00:00.000Z', '3 hours ago'],
    ['2026-11-19T11:00:00.000Z', 'yesterday'],
    ['2026-11-17T12:00:00.000Z', '3 days ago'],
    ['2026-10-20T12:00:00.000Z', 'October 20, 2026'],
    ['2026-11-20T12:05:00.000Z', 'just now'],
  ])('of %s is %s', (iso, words) => {
    expect(formatAge(iso, now)).toBe(words);
  });
});

test('formatDate spells out the month', () => {
  expect(formatDate('2026-11-20T12:00:00.000Z')).toBe('November 20, 2026');
});

test('formatCount shows where counting stopped', () => {
  expect(formatCount({ value: 12, isCapped: false })).toBe('12');
  expect(formatCount({ value: 1000, isCapped: true })).toBe('1,000+');
});

test('formatDollars omits zero cents', () => {
  expect([49.99, 839.88, 240, 0].map(formatDollars)).toEqual(['$49.99', '$839.88', '$240', '$0']);
});

test.each([
  ['Ines Okafor', 'IO'],
  ['Ada King Lovelace', 'AL'],
  ['ines', 'I'],
  ['solar_fan.7', 'S7'],
  ['(Ørsted) & Söhne', 'ØS'],
  ['...', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
