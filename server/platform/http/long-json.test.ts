import { expect, test } from 'vitest';

import { piecesOf } from './long-json.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => ({ number, text: `"${number}"\n` }));

test.each([
  ['an empty object', {}],
  ['empty parts', { list: [], record: {}, none: null, left: undefined, last: undefined }],
  ['dates, texts and nested lists', { at: new Date(0), 'a "key"': 'ä\u2028', lists: [[1, [2]], { a: [undefined] }] }],
  ['lists as long as a portion and longer', { a: numbers(500), b: numbers(501), data: { c: numbers(1499) } }],
  ['a list', numbers(1000)],
])('is the JSON that JSON.stringify writes: %s', (_what, value) => {
  expect([...piecesOf(value)].join('')).toBe(JSON.stringify(value));
});

test('has no piece longer than a portion', () => {
  const pieces = [...piecesOf({ data: { rows: numbers(2000) } })];
  const longest = Math.max(...pieces.map((piece) => piece.length));
  expect(longest).toBeLessThan(JSON.stringify(numbers(2000)).length / 3);
});
