import { expect, test } from 'vitest';

import { lastActiveInWords, periodInWords } from './profile-words.ts';

test.each([
  ['2026-05-04', 'today'],
  ['2026-05-05', 'today'],
  ['2026-05-03', 'yesterday'],
  ['2026-05-01', '3 days ago'],
  ['2026-04-21', '13 days ago'],
  ['2026-04-20', '2 weeks ago'],
  ['2026-03-05', '2 months ago'],
  ['2025-05-05', '12 months ago'],
  ['2025-05-04', 'more than a year ago'],
])('%s is %s', (on, words) => {
  expect(lastActiveInWords(on, Date.parse('2026-05-04T23:59:00Z'))).toBe(words);
});

test('a period, ended or not', () => {
  expect(periodInWords({ startDate: '2019-07', endDate: null })).toBe('Jul 2019 - Present');
  expect(periodInWords({ startDate: '2015-01', endDate: '2019-06' })).toBe('Jan 2015 - Jun 2019');
});
