import { expect, it } from 'vitest';

import { editableText } from './editable-html.ts';

it.each([
  ['', ''],
  ['<p>One &lt; two &amp; three<br />next line</p><p>Second</p>', 'One < two & three\nnext line\n\nSecond'],
  ['<p>Some <strong>weight</strong></p><p>Second</p>', '<p>Some <strong>weight</strong></p>\n<p>Second</p>'],
  ['<p>A literal &lt;b&gt; here</p>', '<p>A literal &lt;b&gt; here</p>'],
  ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
])('%s is edited as %j', (html, text) => {
  expect(editableText(html)).toBe(text);
});
