import { expect, test } from 'vitest';

import { turnInWords } from './turn-words.ts';

const turn = { startsAt: '2026-05-04T09:00:00.000Z', endsAt: '2026-05-11T09:00:00.000Z' };
const start = Date.parse(turn.startsAt);
const end = Date.parse(turn.endsAt);

test.each([
  ['begins', start - 1, /^Your next turn begins on May 4, 2026 at /],
  ['goes on', start, /^You are in the row until May 11, 2026 at /],
  ['goes on until its last moment', end - 1, /^You are in the row until/],
  ['is over', end, /^Your last turn ended on May 11, 2026 at .+ Whoever has waited longest is next\.$/],
])('a turn that %s', (_when, now, words) => {
  expect(turnInWords(turn, now)).toMatch(words);
});

test('before the first turn', () => {
  expect(turnInWords(null, start)).toBe('You have had no turn yet. Whoever has waited longest is next.');
});
