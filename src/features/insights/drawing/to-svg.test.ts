import { expect, test } from 'vitest';

import { companies, mostRead, overQuarters } from '../testing/reports.ts';
import type { Shape } from './shapes.ts';
import { pictureOf, toSvg } from './to-svg.ts';

const all = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((shape) => [shape, ...all(shape.parts ?? [])]);
const wordsOf = (shapes: readonly Shape[]) => all(shapes).flatMap(({ words }) => (words === undefined ? [] : [words]));

test('a picture needs nothing of the page, and no title of a member is markup in it', () => {
  const svg = toSvg(pictureOf(mostRead, { subtitle: 'Q&A \u0000"<script>' }), (token) => `<${token}>`);
  expect(brokenTags(svg)).toEqual([]);
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('\u0000');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('Tidal &#38; &#60;b&#62;Sons&#60;/b&#62;');
  expect(svg).toContain('Most read');
});

test('a picture names the only kind of round there is, and not what goes without saying', () => {
  const seed = overQuarters('funding', ['Seed'], [[1_000_000]], 'EUR');
  expect(wordsOf(pictureOf(seed, { subtitle: 'x' }).shapes)).toContain('Seed');
  expect(wordsOf(pictureOf(companies, { subtitle: 'x' }).shapes)).not.toContain('Companies');
});

test('the legend of a picture breaks into lines and stays inside it', () => {
  const names = Array.from({ length: 16 }, (_, index) => `Round of kind ${index + 1}`);
  const chart = overQuarters('funding', names, [names.map((_, index) => index + 1)], 'EUR');
  const plain = pictureOf(companies, { subtitle: 'x' });
  const picture = pictureOf(chart, { subtitle: 'x' });
  expect(picture.height).toBeGreaterThan(plain.height + 24);
  const legend = picture.shapes[3]?.parts?.filter(({ tag }) => tag === 'text') ?? [];
  expect(legend.map(({ words }) => words)).toEqual(names);
  expect(Math.max(...legend.map(({ at }) => Number(at?.x)))).toBeLessThan(picture.width);
});

/** The tags of an SVG text that are not closed, or not in order. */
function brokenTags(svg: string): string[] {
  const open: string[] = [];
  const broken: string[] = [];
  for (const [, closing, name = ''] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
    if (!closing) open.push(name);
    else if (open.pop() !== name) broken.push(name);
  }
  return [...broken, ...open];
}
