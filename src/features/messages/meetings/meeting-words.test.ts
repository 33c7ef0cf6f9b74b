import { expect, test } from 'vitest';

import type { Meeting } from '#contract/messages-meetings.ts';
import { elsewhere, headingOf, lengthInWords, spanIn, standingOf } from './meeting-words.ts';

const meeting: Meeting = {
  id: 3,
  messageId: 8,
  isOwn: false,
  state: 'open',
  isOwnAnswer: null,
  times: ['2027-03-27T23:30:00.000Z', '2027-03-29T08:00:00.000Z'],
  startsAt: null,
  minutes: 90,
  place: '',
  note: '',
  timeZone: 'Asia/Tokyo',
  moves: null,
};
const at = (iso: string) => Date.parse(iso);

test('a time is written on the reader’s clock, across midnight and a clock change, with the zone', () => {
  expect(spanIn('Europe/Brussels', '2027-03-27T22:30:00.000Z', 90)).toBe(
    'Saturday, March 27, 2027, 11:30 PM to 1:00 AM, Europe/Brussels',
  );
  expect(spanIn('Europe/Brussels', '2027-03-29T08:00:00.000Z', 30)).toContain('10:00 AM to 10:30 AM');
  expect(spanIn('America/New_York', '2027-01-04T15:00:00.000Z', 30)).toMatch(
    /10:00 AM to 10:30 AM, America\/New York$/,
  );
});

test('the other clock is named where it differs, with its day if that is another', () => {
  expect(elsewhere('Asia/Tokyo', 'Europe/Brussels', '2027-01-04T10:00:00.000Z')).toBe('7:00 PM, Asia/Tokyo');
  expect(elsewhere('Asia/Tokyo', 'Europe/Brussels', '2027-01-04T20:00:00.000Z')).toBe('Tuesday, 5:00 AM, Asia/Tokyo');
  expect(elsewhere('Europe/Paris', 'Europe/Brussels', '2027-01-04T20:00:00.000Z')).toBeNull();
});

test('a proposal is past once its last time has come, and a meeting is over at its end', () => {
  expect(standingOf(meeting, at('2027-03-29T07:59:00.000Z'))).toBe('open');
  expect(standingOf(meeting, at('2027-03-29T08:00:00.000Z'))).toBe('past');
  const agreed: Meeting = { ...meeting, state: 'accepted', startsAt: '2027-03-29T08:00:00.000Z' };
  expect(standingOf(agreed, at('2027-03-29T09:29:00.000Z'))).toBe('accepted');
  expect(standingOf(agreed, at('2027-03-29T09:30:00.000Z'))).toBe('over');
});

test('the heading says who did what', () => {
  expect(headingOf(meeting, 'Ada', 'open')).toBe('Ada proposes a meeting');
  expect(headingOf({ ...meeting, isOwnAnswer: true }, 'Ada', 'declined')).toBe('You declined this meeting');
  expect(headingOf({ ...meeting, isOwnAnswer: false }, 'Ada', 'cancelled')).toBe('Ada cancelled this meeting');
});

test.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [121, '2 hours 1 minute'],
])('%i minutes', (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words);
});
