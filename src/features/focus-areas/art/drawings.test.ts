import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { focusAreaSlugs } from '#contract/focus-areas.ts';
import { subjectNames } from './subject-of.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const file = read('drawings.svg');
const symbols = Array.from(
  file.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g),
  ([, id = '', content = '']) => ({
    id,
    content,
  }),
);

test('each focus area and each subject has one drawing, and there is no other', () => {
  expect(symbols.map(({ id }) => id)).toEqual([...focusAreaSlugs, ...subjectNames]);
  expect(file.match(/<symbol/g)).toHaveLength(symbols.length);
});

test('no two are the same', () => {
  expect(new Set(symbols.map(({ content }) => content)).size).toBe(symbols.length);
});

test.each(symbols)('the drawing of $id consists of lines that a browser can read', ({ content }) => {
  const lines = Array.from(content.matchAll(/ d="([^"]*)"/g), ([, line]) => line);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^M(?:\s*[MLHVCSQTAZmlhvcsqtaz,]|\s*-?(?:\d+(?:\.\d+)?|\.\d+))+$/);
});

test('all colours are tones of the page, which its rules give', () => {
  const rules = read('focus-art.module.css');
  const colours = new Set(Array.from(file.matchAll(/ (?:fill|stroke)="([^"]+)"/g), ([, colour = '']) => colour));
  colours.delete('none');
  for (const colour of colours) {
    const [, tone = ''] = /^var\((--[a-z]+)\)$/.exec(colour) ?? [];
    expect(rules, colour).toContain(`${tone}: `);
  }
});

test('nothing in it needs rules or other elements of the file, which not every browser finds from a page', () => {
  expect(file).not.toMatch(/<style|<use | (?:class|style|href|clip-path|mask|filter)="/);
});
