import { describe, expect, test } from 'vitest';

import {
  blocksOf,
  countWords,
  excerptOf,
  openingOf,
  picturesIn,
  readingMinutes,
  toPlainText,
  toSafeHtml,
  withoutPictures,
} from './rich-text.ts';

describe('toSafeHtml', () => {
  test('makes paragraphs of plain text and keeps text that looks like markup', () => {
    expect(toSafeHtml('a < b\nc\n\nd')).toBe('<p>a &lt; b<br>c</p><p>d</p>'.replace('<br>', '<br />'));
  });

  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
    ['<p>a<img src="https://x.example/y.png"></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p><a rel="noopener nofollow ugc">a</a></p>'],
    [
      '<table border="1" onclick="x()"><tr><th scope="col">a</th></tr><tr><td colspan="9">b</td></tr></table>',
      '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    ],
    ['that is a<b and b>c. <b>Enough</b>', '<p>that is a&lt;b and b&gt;c. <b>Enough</b></p>'],
  ])('turns %s into %s', (input, output) => {
    expect(toSafeHtml(input)).toBe(output);
  });

  test('changes nothing the second time', () => {
    const once = toSafeHtml('<h3>a & b</h3><p>c<br>d <a href="https://e.example/?f=1&g=2">h</a> “i” °C</p>');
    expect(toSafeHtml(once)).toBe(once);
  });
});

const id = '0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11';

test('pictures that are stored here stay, with their words and size, and are found again', () => {
  const typed = `One\n\n<img src="/api/pictures/${id}-900.webp" alt="&quot;A&quot; & b" width="900" height="600" onerror="x()">\n\nTwo`;
  const html = `<p>One</p><img src="/api/pictures/${id}-900.webp" alt="&quot;A&quot; &amp; b" width="900" height="600" /><p>Two</p>`;
  expect(toSafeHtml(typed)).toBe(html);
  expect(toSafeHtml(html)).toBe(html);
  expect(picturesIn(html)).toEqual([{ id, alt: '"A" & b' }]);
  expect([toPlainText(html), blocksOf(html)]).toEqual(['One Two', ['One', 'Two']]);
  expect(withoutPictures(html)).toBe('<p>One</p><p>Two</p>');
});

describe('openingOf', () => {
  const html = '<p>a</p><h3>b</h3><p>c</p><ul><li>d</li></ul><p>e</p>';

  test.each([
    [0, ''],
    [1, '<p>a</p>'],
    [2, '<p>a</p><h3>b</h3><p>c</p>'],
    [3, html],
    [4, html],
  ])('with %i paragraphs it is %s', (count, opening) => {
    expect(openingOf(html, count)).toBe(opening);
  });

  test('closes elements that the cut leaves open', () => {
    expect(openingOf('<blockquote><p>a</p><p>b</p></blockquote>', 1)).toBe('<blockquote><p>a</p></blockquote>');
  });

  test('is empty for a text without paragraphs, which might reveal all of it', () => {
    expect(openingOf('<h3>a</h3>b', 2)).toBe('');
  });
});

test('words are counted without markup, and reading takes at least a minute', () => {
  expect(countWords('<h3>One two</h3><p>three<br>four &amp; five</p>')).toBe(6);
  expect(countWords('')).toBe(0);
  expect(readingMinutes('<p>short</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3);
});

test('an excerpt ends after a whole word', () => {
  expect(excerptOf('one two', 7)).toBe('one two');
  expect(excerptOf('one two three', 9)).toBe('one two…');
  expect(toPlainText('<p>a &lt;b&gt; &amp; c</p><p>d</p>')).toBe('a <b> & c d');
});

test('the words of a table stand apart, and each row is a block of its own', () => {
  const table =
    '<p>Heat</p><table><tbody><tr><th>Year</th><th>GWh</th></tr><tr><td>2024</td><td><p>12</p></td></tr></tbody></table>';
  expect(toPlainText(table)).toBe('Heat Year GWh 2024 12');
  expect(blocksOf(table)).toEqual(['Heat', 'Year GWh', '2024 12']);
});
