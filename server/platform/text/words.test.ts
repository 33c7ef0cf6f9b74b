import { expect, test } from 'vitest';

import {
  capitalized,
  dateInWords,
  dayInWords,
  listInWords,
  momentInWords,
  monthInWords,
  numberInWords,
  shortMoneyInWords,
  zoneInWords,
} from './words.ts';

const moment = '2027-02-09T23:30:00.000Z';

test('dates are those of UTC, or of the zone that is named', () => {
  expect(dayInWords(moment)).toBe('February 9, 2027');
  expect(monthInWords(moment)).toBe('February 2027');
  expect(momentInWords(moment)).toBe('February 9, 2027 at 11:30 PM UTC');
  expect(dateInWords(moment, { dateStyle: 'full' }, 'Asia/Tokyo')).toBe('Wednesday, February 10, 2027');
  expect(dateInWords(moment, { hour: 'numeric', minute: '2-digit' }, 'Europe/Berlin')).toBe('12:30 AM');
  expect(zoneInWords(new Date(moment), 'Europe/Berlin', 'long')).toBe('Central European Standard Time');
  expect(zoneInWords(new Date(moment), 'Europe/Berlin', 'longOffset')).toBe('GMT+01:00');
});

test('amounts are short, lists name each value once', () => {
  expect([4_500_000, 120_000].map((amount) => shortMoneyInWords(amount, 'EUR'))).toEqual(['€4.5M', '€120K']);
  expect(listInWords(['Wind', 'Solar', 'Wind'])).toBe('Wind and Solar');
  expect(numberInWords(1204)).toBe('1,204');
  expect(capitalized('raises')).toBe('Raises');
});
