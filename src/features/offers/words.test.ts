import { expect, test } from 'vitest';

import { datesInWords, hostOf } from './words.ts';

const [none, start, end] = [null, '2027-03-01', '2027-03-31'];

test.each([
  ['open', none, none, 'No end date'],
  ['open', start, end, 'Until March 31, 2027, end of the day in UTC'],
  ['used-up', none, end, 'Until March 31, 2027, end of the day in UTC'],
  ['upcoming', start, none, 'From March 1, 2027 (UTC)'],
  ['upcoming', start, end, 'From March 1, 2027 to March 31, 2027 (days in UTC)'],
  ['over', start, end, 'Ended on March 31, 2027, end of the day in UTC'],
  ['withdrawn', none, end, 'Withdrawn'],
] as const)('%s, from %s to %s: %s', (standing, startsOn, endsOn, words) => {
  expect(datesInWords({ startsOn, endsOn }, standing)).toBe(words);
});

test('a link is named by its host', () => {
  expect(hostOf('https://www.partner.example/redeem?a=1')).toBe('partner.example');
  expect(hostOf('https://shop.partner.example:8443/')).toBe('shop.partner.example:8443');
});
