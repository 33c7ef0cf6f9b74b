import { expect, it } from 'vitest';

import { articleHtml, articleSource } from './article-source.ts';

it.each([
  ['', ''],
  ['<p>One.</p><p>Two, <em>with weight</em>.<br>And a line.</p>', 'One.\n\nTwo, <em>with weight</em>.\nAnd a line.'],
  ['<p>R&amp;D at 5 &lt; 6</p><h3>Why</h3><p>So.</p>', 'R&D at 5 &lt; 6\n\n<h2>Why</h2>\n\nSo.'],
  ['<p>A literal &amp;amp; stays</p>', 'A literal &amp;amp; stays'],
  ['<ul><li>a</li><li>b</li></ul><p>After</p>', '<ul><li>a</li>\n<li>b</li></ul>\n\nAfter'],
  ['<blockquote><p>Said</p><p>twice</p></blockquote>', '<blockquote><p>Said</p><p>twice</p></blockquote>'],
])('an article with %s is edited as %j, and stays the same', (html, source) => {
  expect(articleSource(html)).toBe(source);
  expect(articleHtml(source)).toBe(html);
});

it('P19: a typed or pasted heading stays a heading of its level, and text that looks like markup stays text', () => {
  expect(articleHtml('Intro\n<h2 class="x">Why</h2>\nSo\n\n<h3>More</h3>\n\n<h1>Title</h1>')).toBe(
    '<p>Intro</p><h3>Why</h3><p>So</p><h4>More</h4><h3>Title</h3>',
  );
  expect(articleHtml('that is a<b and b>c.')).toBe('<p>that is a&lt;b and b&gt;c.</p>');
});
