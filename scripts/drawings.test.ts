import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { focusAreaSlugs } from '#contract/focus-areas.ts';
import { subjectNames } from '#src/features/focus-areas/art/subject-of.ts';
import { inRoot } from './lib/paths.mjs';

const read = (name: string) => readFileSync(inRoot('src/features/focus-areas/art', name), 'utf8');
const file = read('drawings.svg');
const rules = read('focus-art.module.css');

const symbols = Array.from(
  file.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g),
  ([, id = '', content = '']) => ({ id, content }),
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

test('all colours are tones that the page gives, and each tone is used', () => {
  const colours = new Set(Array.from(file.matchAll(/ (?:fill|stroke)="([^"]+)"/g), ([, colour = '']) => colour));
  colours.delete('none');
  const tones = new Set(Array.from(rules.matchAll(/^ {2}(--[a-z]+):/gm), ([, tone = '']) => `var(${tone})`));
  expect([...colours].toSorted()).toEqual([...tones].toSorted());
});

test('none needs a rule or another element of the file, which some browsers do not find from a page', () => {
  expect(file).not.toMatch(/<style|<use | (?:class|style|href|clip-path|mask|filter)="/);
});
