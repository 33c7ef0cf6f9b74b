import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { typedHtml, typedText } from './typed-text.ts';

describe('typedHtml', () => {
  it.each([
    ['', ''],
    ['One\nline\n\nTwo', '<p>One<br>line</p><p>Two</p>'],
    ['One\r\n \r\nTwo', '<p>One</p><p>Two</p>'],
    ['5 < 6 & 7 > 6, AT&T, &lt;', '<p>5 &lt; 6 &amp; 7 &gt; 6, AT&amp;T, &amp;lt;</p>'],
  ])('makes paragraphs of plain text: %j', (typed, html) => {
    expect(typedHtml(typed)).toBe(html);
  });

  it.each([
    ['that is a<b and b>c. Enough', '<p>that is a&lt;b and b&gt;c. Enough</p>'],
    ['a<b>c', '<p>a&lt;b&gt;c</p>'],
    [
      'Write to <ann@x.example> or <https://x.example/>',
      'Write to &lt;ann@x.example&gt; or &lt;https://x.example/&gt;',
    ],
    ['Vec<T> <em>is</em> x<y', 'Vec&lt;T&gt; <em>is</em> x&lt;y'],
    ['a <script> tag', 'a &lt;script&gt; tag'],
    ['<a href="https://x.example', '&lt;a href="https://x.example'],
  ])('N8: keeps text that only looks like markup: %j', (typed, html) => {
    expect(typedHtml(typed).replace(/^<p>|<\/p>$/g, '')).toBe(html.replace(/^<p>|<\/p>$/g, ''));
  });

  it.each([
    [
      'First <b>bold</b>\nline\n\nSecond\n\n<ul>\n<li>a</li>\n</ul>\nThird',
      '<p>First <b>bold</b><br>line</p><p>Second</p><ul>\n<li>a</li>\n</ul><p>Third</p>',
    ],
    ['<h3>a</h3>b', '<h3>a</h3><p>b</p>'],
    ['<p>a\nb</p>\n\nc<br>\nd', '<p>a\nb</p><p>c<br>d</p>'],
    ['<b>a\n\nb</b>', '<p><b>a<br><br>b</b></p>'],
    ['R&D <i>x</i> &amp; y', '<p>R&amp;D <i>x</i> &amp; y</p>'],
  ])('N8: keeps paragraphs and line breaks beside markup: %j', (typed, html) => {
    expect(typedHtml(typed)).toBe(html);
  });

  it.each([
    ['<h1>a</h1><h2 class="x">b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['<div>a</div><div><span style="x:y">b</span></div>', '<p>a</p><p>b</p>'],
    [
      '<table class="x"><colgroup><col></colgroup><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>c',
      '<table><tr><th>a</th><td>b</td></tr></table><p>c</p>',
    ],
    [
      '<table><tbody><tr><td>a<td>b<tr><td>c</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    ['<tr><td>a</td><td>b</td></tr>', '<p>a  b</p>'],
    ['<!-- no --><style>p { x: y }</style>a<script async>b()</script><p>c', '<p>a</p><p>c</p>'],
    ['<p>a<p>b<ul><li>c<li>d</ul></b>', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
  ])('keeps the supported parts of a pasted page: %j', (typed, html) => {
    expect(typedHtml(typed)).toBe(html);
  });

  it('changes nothing when applied twice', () => {
    const pieces = [
      'a',
      ' ',
      '\n',
      '\n\n',
      '<',
      '>',
      '&',
      '&lt;',
      '<b>',
      '</b>',
      '<p>',
      '</p>',
      '<li>',
      '<ul>',
      '</ul>',
    ];
    const more = [
      '<h2>',
      '</h2>',
      '<br>',
      '<a href="x">',
      '</a>',
      '<div>',
      '<blockquote>',
      '</blockquote>',
      '<td>',
      '</td>',
      '<tr>',
      '<table>',
      '</table>',
      '<!--',
    ];
    const typed = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const once = typedHtml(text);
        expect(typedHtml(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

it('reads a long row of spaces once, not once from each of them', () => {
  const row = ' '.repeat(60_000);
  expect(typedHtml(`a${row}b${row}\n${row}c`)).toBe(`<p>a${row}b<br>c</p>`);
  const timeOf = (text: string) => {
    const start = Date.now();
    typedHtml(text);
    return Date.now() - start;
  };
  // Read once from each of them, the spaces took thirty times as long as ten times as many letters and tags.
  expect(timeOf(`a${row}b`)).toBeLessThan(timeOf('<b>word</b> '.repeat(50_000)));
});

it.each(['<!--', '<script>', '<title>'])('looks once for the end of what never ends: %s', (beginning) => {
  const text = beginning.repeat(100_000 / beginning.length);
  const timeOf = (typed: string) => {
    const start = Date.now();
    typedHtml(typed);
    return Date.now() - start;
  };
  expect(typedHtml(text)).toBe(`<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`);
  expect(typedHtml(`${beginning} a --></script></title> b ${beginning} c`)).toContain(`b &lt;${beginning.slice(1, 4)}`);
  // Looked for from each of the beginnings, the end took five to thirty times as long as this text.
  expect(timeOf(text)).toBeLessThan(timeOf('<b>word</b> '.repeat(50_000)));
});

const picture =
  '<img src="/api/pictures/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-900.webp" alt="A &lt;rotor&gt; &quot;at sea&quot;"';

it.each([
  ['between paragraphs', `One\n\n${picture}>\n\nTwo`, `<p>One</p>${picture}><p>Two</p>`],
  ['inside a paragraph, which it divides', `<p>One ${picture}> two</p>`, `<p>One </p>${picture}><p>two</p>`],
  ['in a list', `<ul><li>One ${picture}></li></ul>`, `<ul><li>One ${picture}></li></ul>`],
  [
    'with its size, and without anything else',
    `${picture} height="600" onload="x()" width="900" />`,
    `${picture} width="900" height="600">`,
  ],
  [
    'with words that look like an address',
    `<img alt='x src="https://x.example/"' src="/api/pictures/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-900.webp">`,
    `<img src="/api/pictures/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-900.webp" alt="x src=&quot;https://x.example/&quot;">`,
  ],
  ['from elsewhere', '<p>a<img src="https://x.example/0b9d3f0e.webp" alt="b">c</p>', '<p>ac</p>'],
  ['from another address of this site', '<img src="/api/auth/signout" alt="b">', ''],
])('a picture %s', (_name, typed, html) => {
  expect(typedHtml(typed)).toBe(html);
  expect(typedHtml(html)).toBe(html);
});

it.each([
  ['', ''],
  [`<p>One</p>${picture} width="900" height="600" /><p>Two</p>`, `One\n\n${picture} width="900" height="600">\n\nTwo`],
  [`${picture} />${picture} />`, `${picture}>\n\n${picture}>`],
  [`<p>a</p><ul><li>b</li></ul>${picture} /><p>c</p>`, `<p>a</p>\n<ul><li>b</li></ul>\n${picture}>\n<p>c</p>`],
  ['<p>One &lt; two &amp; three<br />next line</p><p>Second</p>', 'One < two & three\nnext line\n\nSecond'],
  ['<p>Some <strong>weight</strong></p><p>Second</p>', 'Some <strong>weight</strong>\n\nSecond'],
  ['<p>A literal &lt;b&gt; here</p>', 'A literal <b> here'],
  ['<p>&lt;b&gt; and <b>b</b></p>', '<b> and <b>b</b>'],
  ['<p>&lt;b&gt; and <b>b</b></p><p>&lt;/b&gt;</p>', '&lt;b&gt; and <b>b</b>\n\n&lt;/b&gt;'],
  ['<p>a</p><ul><li>b</li></ul>', '<p>a</p>\n<ul><li>b</li></ul>'],
  [
    '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table><p>c</p>',
    '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>\n<p>c</p>',
  ],
  ['<p><a href="https://x.example/" rel="noopener nofollow ugc">x</a></p>', '<a href="https://x.example/">x</a>'],
])('%s is edited as %j, which gives the same text again', (html, text) => {
  expect(typedText(html)).toBe(text);
  const stored = html.replaceAll(' rel="noopener nofollow ugc"', '').replaceAll(' />', '>');
  expect(typedHtml(text)).toBe(stored);
});
