import { expect, test } from 'vitest';

import { agendaTime, dayParts, formatInWords, hoursInWords, priceInWords } from './event-words.ts';

const lateInSydney = {
  startDate: '2027-01-19T22:30:00.000Z',
  endDate: '2027-01-20T06:00:00.000Z',
  timeZone: 'Australia/Sydney',
};

test('days and hours are those of the event, in any time zone of the reader', () => {
  expect(dayParts(lateInSydney)).toEqual({ day: '20', month: 'Jan', year: '2027' });
  expect(hoursInWords(lateInSydney).replaceAll(/\s/g, ' ')).toBe('9:30 AM to 5:00 PM (GMT+11)');
});

test.each([
  [0, 'Free'],
  [25, '$25'],
  [639.2, '$639.20'],
  [1299.5, '$1,299.50'],
])('%d is formatted as %s', (price, words) => {
  expect(priceInWords(price)).toBe(words);
});

test('the ways to take part', () => {
  expect(formatInWords({ isVirtual: true, isInPerson: true })).toBe('In person and online');
  expect(formatInWords({ isVirtual: true, isInPerson: false })).toBe('Virtual');
  expect(formatInWords({ isVirtual: false, isInPerson: true })).toBe('In person');
});

test.each([
  ['09:00', '9:00 AM'],
  ['00:15 - 13:30', '12:15 AM - 1:30 PM'],
  ['12:00', '12:00 PM'],
  ['9:00 am', '9:00 am'],
  ['After lunch', 'After lunch'],
])('P9a: the agenda time %s is shown as %s, like other times', (time, words) => {
  expect(agendaTime(time)).toBe(words);
});
