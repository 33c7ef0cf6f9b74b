import { expect, test } from 'vitest';

import { parseAnswer } from './parse-answer.ts';

const known = new Set([1, 2, 3]);

test.each<[string, [string, number[]][]]>([
  [
    'It is hot [1]. It is cold [2].',
    [
      ['It is hot.', [1]],
      ['It is cold.', [2]],
    ],
  ],
  [
    'It is hot. [1] It is cold. [2]',
    [
      ['It is hot.', [1]],
      ['It is cold.', [2]],
    ],
  ],
  ['It is hot [1][3], they say [1, 2].', [['It is hot, they say.', [1, 3, 2]]]],
  ['It is hot [0][4][12345].', [['It is hot [12345].', []]]],
  [
    '# Heat\n\n- **It** is hot [1]\n- `so` it is',
    [
      ['Heat', []],
      ['It is hot', [1]],
      ['so it is', []],
    ],
  ],
  ['[click](https://x.example) [1].', [['click (https://x.example).', [1]]]],
  ['It is 1.5 times hotter [1].', [['It is 1.5 times hotter.', [1]]]],
  ['It \u202Esi\u202C hot\u0000 [1].', [['It si hot.', [1]]]],
  ['[1] [2]', []],
  ['', []],
])('%j', (text, expected) => {
  expect(parseAnswer(text, known).map(({ text: words, citations }) => [words, citations])).toEqual(expected);
});

test('a hostile answer is parsed at once', () => {
  for (const hostile of [
    '['.repeat(8000),
    '[1'.repeat(4000),
    '[](('.repeat(2000),
    '![a]('.repeat(1600),
    '1,'.repeat(4000),
  ]) {
    const started = performance.now();
    parseAnswer(hostile, known);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
