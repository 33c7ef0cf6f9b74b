import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createPathMatcher, mostSpecificFirst } from './match-path.ts';

const patterns = ['/a/:id', '/a/:id/:part', '/a/mine', '/a/:id/edit', '/a/mine/:part'];

test.each([
  ['/a/mine', '/a/mine'],
  ['/a/7', '/a/:id'],
  ['/a/7/edit', '/a/:id/edit'],
  ['/a/7/other', '/a/:id/:part'],
  ['/a/mine/edit', '/a/mine/:part'],
  ['/a/', undefined],
  ['/a', undefined],
  ['/A/7', undefined],
  ['/a/7/edit/', undefined],
])('%s belongs to %s, in any order of declaration', (path, pattern) => {
  expect(createPathMatcher(patterns)(path)).toBe(pattern);
  expect(createPathMatcher(patterns.toReversed())(path)).toBe(pattern);
});

test('a path belongs to the first pattern that fits, and no pattern is listed twice', () => {
  expect(mostSpecificFirst([...patterns, '/a', '/a/mine'])).toEqual([
    '/a',
    '/a/mine',
    '/a/:id',
    '/a/mine/:part',
    '/a/:id/edit',
    '/a/:id/:part',
  ]);
});

test('no two patterns of the contract match the same paths', () => {
  const shapes = new Map(endpoints.map(({ path }) => [path, path.replace(/:\w+/g, ':')]));
  expect(new Set(shapes.values()).size).toBe(shapes.size);
});
