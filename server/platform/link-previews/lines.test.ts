import { describe, expect, test } from 'vitest';

import { linesOf } from './lines.ts';

/** Each letter is one wide. */
const lines = (text: string, width: number, most = 3) => linesOf(text, width, most, (line) => Array.from(line).length);

describe('a text is broken into lines', () => {
  test.each<[string, number, string[]]>([
    ['one', 10, ['one']],
    ['one two three', 8, ['one two', 'three']],
    ['  one \n two  ', 8, ['one two']],
    ['', 8, []],
  ])('%j within %i', (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });

  test('of which the last says that there is more', () => {
    expect(lines('aaa bbb ccc ddd', 7, 2)).toEqual(['aaa bbb', 'ccc ddd']);
    expect(lines('aaa bbb ccc ddd eee', 7, 2)).toEqual(['aaa bbb', 'ccc dd…']);
    expect(lines('aaa bbb ccc', 7, 1)).toEqual(['aaa bb…']);
  });

  test('and a word that is wider than a line is cut, without splitting a sign in two', () => {
    expect(lines('𝒜𝒜𝒜𝒜𝒜𝒜 b', 4)).toEqual(['𝒜𝒜𝒜…', 'b']);
  });

  test('with few measurements, however long it is', () => {
    let measured = 0;
    const widthOf = (line: string) => {
      measured += 1;
      return line.length;
    };
    expect(linesOf('a'.repeat(10_000), 10, 1, widthOf)).toEqual([`${'a'.repeat(9)}…`]);
    expect(linesOf('how '.repeat(10_000), 10, 1, widthOf)).toEqual(['how how h…']);
    expect(measured).toBeLessThan(50);
  });
});
