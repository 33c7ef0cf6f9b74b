import { expect, test } from 'vitest';

import { piecesOf, tellingWords, withoutNumbers } from './words.ts';

const marked = (text: string, question: string) =>
  piecesOf(text, tellingWords(question))
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text);

test.each([
  ['Batteries store what a battery stores.', 'Which battery stores most?', ['Batteries', 'store', 'battery', 'stores']],
  ['The grids of Malmö and Málaga', 'malmo MALAGA grid', ['grids', 'Malmö', 'Málaga']],
  ['What is it, and who is it for?', 'What is it, and who is it for?', []],
  ['At $60/kWh since 2025', '$60 in 2025?', ['60', '2025']],
  ['', 'battery', []],
])('%s', (text, question, words) => {
  expect(marked(text, question)).toEqual(words);
});

test('the pieces are the text, whatever is in it', () => {
  const text = ' <b>Solar</b> 👩🏽‍🔬 e\u0301\u0301 ١٢ 太陽\n[1] ';
  expect(
    piecesOf(text, tellingWords('solar'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['Three run. [1]', 'Three run.'],
  ['Three [1][2] run [3, 4].', 'Three run.'],
  ['An [interval] stays.', 'An [interval] stays.'],
])('numbers of sources are left out of "%s"', (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown);
});
