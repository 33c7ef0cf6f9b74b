import { expect, test } from 'vitest';

import { type Piece, planChunks } from './chunk-plan.ts';

const piece = (name: string, role: Piece['role'], imports: string[], bytes = 1000): Piece => ({
  name,
  role,
  imports,
  modules: { [`${name}.ts`]: bytes },
});

/** The groups of a build, each as the names of its modules. */
function groupsIn(...pieces: Piece[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const [id, group] of planChunks(Object.fromEntries(pieces.map((one) => [one.name, one])))) {
    groups.set(group, [...(groups.get(group) ?? []), id.replace('.ts', '')]);
  }
  return Array.from(groups.values(), (names) => names.toSorted()).toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}

test('what the same pages need becomes one file', () => {
  const groups = groupsIn(
    piece('members-page', 'page', ['card', 'badge']),
    piece('listings-page', 'page', ['card', 'badge']),
    piece('card', 'shared', []),
    piece('badge', 'shared', []),
  );
  expect(groups).toEqual([['badge', 'card']]);
});

test('a page does not load much that it does not need, nor what that brings along', () => {
  const pages = (bytes: number) => [
    piece('home-page', 'page', ['card']),
    ...['event-page', 'article-page', 'listing-page'].map((name) => piece(name, 'page', ['card', 'toolbar'])),
    piece('card', 'shared', []),
    piece('toolbar', 'shared', ['editor']),
    // Its own modules stay with it: it is loaded by itself as well.
    piece('editor', 'part', [], bytes),
  ];
  expect(groupsIn(...pages(1000))).toEqual([['card', 'toolbar']]);
  expect(groupsIn(...pages(500_000))).toEqual([['card'], ['toolbar']]);
});

test('what a page of more weight would load in vain counts more', () => {
  const pieces = (weight: number) => [
    { ...piece('home-page', 'page', ['card']), weight },
    ...['event-page', 'article-page'].map((name) => piece(name, 'page', ['card', 'toolbar'])),
    piece('card', 'shared', []),
    piece('toolbar', 'shared', [], 10_000),
  ];
  expect(groupsIn(...pieces(1))).toEqual([['card', 'toolbar']]);
  expect(groupsIn(...pieces(20))).toEqual([['card'], ['toolbar']]);
});

test('what every page needs from the start is left alone', () => {
  const groups = groupsIn(
    piece('main', 'start', ['react']),
    piece('react', 'shared', []),
    piece('home-page', 'page', ['react', 'card']),
    piece('card', 'shared', ['react']),
  );
  expect(groups).toEqual([['card']]);
});

test('files do not need each other in a circle', () => {
  const groups = groupsIn(
    piece('page', 'page', ['top']),
    piece('top', 'shared', ['middle']),
    piece('middle', 'part', ['bottom']),
    piece('bottom', 'shared', []),
  );
  expect(groups).toEqual([['bottom'], ['top']]);
});

test('two files of one name have different names', () => {
  const one = piece('api', 'shared', []);
  const plan = planChunks({
    'first.js': { ...one, modules: { 'first.ts': 900_000 } },
    'second.js': { ...one, modules: { 'second.ts': 900_000 } },
    'page.js': piece('page', 'page', ['first.js']),
    'other-page.js': piece('other-page', 'page', ['second.js']),
  });
  expect([...plan]).toEqual([
    ['first.ts', 'api'],
    ['second.ts', 'api-2'],
  ]);
});

test('a page that counts more loads few files, even where that brings what it does not need', () => {
  const parts = Array.from({ length: 25 }, (_, n) => `part-${n}`);
  const pieces = (weight: number) => [
    { ...piece('company-page', 'page', parts), weight },
    // No two parts are needed by the same pages.
    ...parts.map((part, n) => piece(`other-${n}-page`, 'page', [part])),
    ...parts.map((part) => piece(part, 'shared', [], 20_000)),
  ];
  expect(groupsIn(...pieces(1))).toHaveLength(25);
  expect(groupsIn(...pieces(2)).length).toBeLessThan(18);
});
