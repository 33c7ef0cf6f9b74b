import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync(new URL('../docs/spec-notes.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('N26: each row names a point of the brief, what we do, and why', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
});

test.each([
  ['Listing form starts empty', 'contact email'],
  ['Company search', 'any part of a word'],
  ['"Your message has been sent to the technology developer."', 'the team does'],
])('N26: the reading of %j is noted: %s', (specified, reading) => {
  expect(rows.some(([what, how]) => what?.includes(specified) && how?.includes(reading))).toBe(true);
});
