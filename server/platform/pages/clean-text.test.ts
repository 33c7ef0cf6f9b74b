import { describe, expect, test } from 'vitest';

import { cleanText } from './clean-text.ts';

const box = { class: 'wide', role: 'group' };
const picture = '/api/pictures/0192f3a4-0000-7000-8000-000000000001-900.webp';

describe('texts on pages that the server draws', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    [
      '<p><a href="https://x.example/?a=1&b=2" style="x">a</a></p>',
      '<p><a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow ugc">a</a></p>',
    ],
    [
      '<p><a href="javascript:alert(1)">a</a></p>',
      '<p><a target="_blank" rel="noopener noreferrer nofollow ugc">a</a></p>',
    ],
    ['<p>a<img src="https://x.example/y.png">b</p>', '<p>ab</p>'],
  ])('%s becomes %s', (given, safe) => {
    expect(cleanText(given, box)).toBe(safe);
  });

  test('a table stands in a box, and the `<table>` of an address in none', () => {
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    expect(cleanText(table, box)).toBe(`<div class="wide" role="group">${table}</div>`);
    expect(cleanText('<p><a href="https://x.example/&lt;table&gt;">a</a></p>', box)).not.toContain('<div');
  });

  test('a stored picture comes in the size that fits', () => {
    const shown = cleanText(`<p>a</p><img src="${picture}" alt="A mill" width="900" height="600"><p>b</p>`, box);
    expect(shown).toContain(`src="${picture}" alt="A mill" width="900" height="600" srcset="`);
    expect(shown).toContain('loading="lazy"');
  });
});
