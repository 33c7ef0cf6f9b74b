import { expect, test } from 'vitest';

import { mergedGroups } from './merged-groups.ts';

const hit = (title: string) => ({ id: 1, title, detail: '', path: `/${title}` });
const shown = (results: Parameters<typeof mergedGroups>[0]) =>
  mergedGroups(results).map(({ name, entries }) => `${name}: ${entries.map(({ title }) => title).join(', ')}`);

const server = [
  { kind: 'company' as const, hits: [hit('b'), hit('a')] },
  { kind: 'listing' as const, hits: [hit('c')] },
];
const kept = [
  { kind: 'message' as const, hits: [hit('m')] },
  { kind: 'listing' as const, hits: [hit('c'), hit('withdrawn')] },
  { kind: 'conversation' as const, hits: [hit('n')] },
];

test('local results are shown until the server has answered', () => {
  expect(shown({ server: undefined, isAnswered: false, kept })).toEqual([
    'Messages: m',
    'Listings: c, withdrawn',
    'Conversations: n',
  ]);
});

test("the server's results replace the local ones of their kinds, in its order; other kinds follow", () => {
  expect(shown({ server, isAnswered: true, kept })).toEqual([
    'Companies: b, a',
    'Listings: c',
    'Messages: m',
    'Conversations: n',
  ]);
});

test("the web shows the server's groups, and the previous ones until new ones arrive", () => {
  expect(shown({ server, isAnswered: false, kept: null })).toEqual(['Companies: b, a', 'Listings: c']);
  expect(shown({ server: undefined, isAnswered: false, kept: null })).toEqual([]);
});
