import { expect, it } from 'vitest';

import { type Mark, mark } from './markup.ts';

/** Applies the mark to the text between the bars, and puts bars around the new selection. */
function marked(text: string, kind: Mark): string {
  const start = text.indexOf('|');
  const end = text.indexOf('|', start + 1) - 1;
  const plain = text.replaceAll('|', '');
  const { from, to, text: replacement, ...selected } = mark({ text: plain, start, end }, kind);
  const next = plain.slice(0, from) + replacement + plain.slice(to);
  const [first, last] = [from + selected.start, from + selected.end];
  return `${next.slice(0, first)}|${next.slice(first, last)}|${next.slice(last)}`;
}

it.each<[string, Mark, string]>([
  ['a |word| here', 'bold', 'a <strong>|word|</strong> here'],
  ['a |<strong>word</strong>| here', 'bold', 'a |word| here'],
  ['a || here', 'italic', 'a <em>||</em> here'],
  ['a |word| here', 'link', 'a <a href="|https://|">word</a> here'],
  ['One\n\nT|w|o\n\nThree', 'heading', 'One\n\n|<h2>Two</h2>|\n\nThree'],
  ['One\n\n<h2>T|w|o</h2>\n\nThree', 'heading', 'One\n\n|Two|\n\nThree'],
  ['<h2>T|w|o</h2>', 'subheading', '|<h3>Two</h3>|'],
  ['|a\n- b|', 'bullets', '|<ul><li>a</li>\n<li>b</li></ul>|'],
  ['<ul><li>a</li>\n<li>|b|</li></ul>', 'numbers', '|<ol><li>a</li>\n<li>b</li></ol>|'],
  ['||', 'quote', '|<blockquote></blockquote>|'],
  ['One\n\n||', 'heading', 'One\n\n|<h2></h2>|'],
])('%j as %s is %j', (text, kind, expected) => {
  expect(marked(text, kind)).toBe(expected);
});
