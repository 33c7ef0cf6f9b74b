import { expect, test } from 'vitest';

import { typedHtml } from '#contract/kit/typed-text.ts';
import { shownHtml, sourceOf } from './source.ts';

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>One</p><p></p><p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
  ['<p>5 &lt; 6 &amp; more</p>', '5 < 6 & more'],
  ['<h3>Head</h3><p>Words</p>', '<h3>Head</h3>\n<p>Words</p>'],
  [
    '<ul><li><p>One</p></li><li><p>Two</p><p>More</p></li></ul>',
    '<ul><li>One</li><li><p>Two</p>\n<p>More</p></li></ul>',
  ],
  [
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>Year</p></th></tr><tr><td><p></p></td></tr></tbody></table><p></p>',
    '<table><tbody><tr><th>Year</th></tr><tr><td></td></tr></tbody></table>',
  ],
  ['<p><a href="https://x.example/">a&nbsp;link</a></p>', '<a href="https://x.example/">a link</a>'],
])('the editor with %s holds the text %j', (html, text) => {
  expect(sourceOf(html)).toBe(text);
  // What is shown of that text is what was shown before.
  expect(sourceOf(shownHtml(text))).toBe(text);
  expect(typedHtml(text)).toBe(shownHtml(text));
});
