import { expect, test } from 'vitest';

import { cutPassages } from './cut-passages.ts';

const cut = (...blocks: string[]) =>
  cutPassages({ kind: 'article', id: 1, title: 'Heat', path: '/media/1', blocks }).map(({ text }) => text);

const paragraph = (word: string) => `${word} ${'bricks store heat '.repeat(16)}well.`;

test('short paragraphs are joined, and a long one is cut between two sentences', () => {
  expect(cut('Bricks store heat.', '  They cost\n little. ')).toEqual(['Bricks store heat. They cost little.']);
  const [one, two] = [paragraph('First'), paragraph('Second')];
  expect(cut(`${one} ${two}`)).toEqual([one, two]);
  expect(cut('x'.repeat(1500)).map((text) => text.length)).toEqual([700, 700, 100]);
  expect(cut('', ' ')).toEqual([]);
});

test('a heading stands above what follows it, and is not the end of what comes before', () => {
  const [one, two] = [paragraph('First'), paragraph('Second')];
  expect(cut(one, 'How it works', two)).toEqual([one, `How it works ${two}`]);
  expect(cut(one, 'Heat goes in.', two)).toEqual([`${one} Heat goes in.`, two]);
  expect(cut(one, 'The end')).toEqual([`${one} The end`]);
  expect(cut('How it works', two)).toEqual([`How it works ${two}`]);
});
