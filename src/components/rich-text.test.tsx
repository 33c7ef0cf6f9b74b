import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { RichText } from './rich-text.tsx';
import { hostileTexts } from './testing/hostile-texts.ts';

function htmlOf(html: string): string {
  return render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';
}

describe('RichText', () => {
  it('keeps the formatting of a text', () => {
    const html = '<h3>Why</h3><p>One <strong>bold</strong><br>line</p><ul><li>and a list</li></ul>';
    expect(htmlOf(html)).toBe(html);
  });

  it('sets a table in a box that scrolls and that the keyboard reaches', () => {
    const { container } = render(
      <RichText html={'<table><tr><th>a</th></tr><tr><td>b</td></tr></table><p>&lt;table></p>'} />,
    );
    const boxes = container.querySelectorAll('[role="group"][aria-label="Table"][tabindex="0"]');
    expect([...boxes].map((box) => box.innerHTML)).toEqual([
      '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
    ]);
    expect(container.querySelector('p')?.textContent).toBe('<table>');
  });

  it('makes no elements of an address with tags in it, in browsers that write them as they are', () => {
    // As Chrome before version 138, Firefox before 140 and Safari before 26 do.
    const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')?.get as (this: Element) => string;
    const inAttributes = (html: string) =>
      html.replace(/="[^"]*"/g, (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    vi.spyOn(Element.prototype, 'innerHTML', 'get').mockImplementation(function old(this: Element) {
      return inAttributes(written.call(this));
    });
    const address = 'https://x.example/&lt;table&gt;&lt;img src=x onerror=alert(1)&gt;';
    const { container } = render(<RichText html={`<p><a href="${address}">a</a></p>`} />);
    vi.restoreAllMocks();
    expect(container.querySelectorAll('img, table, [role="group"]')).toHaveLength(0);
    expect(container.textContent).toBe('a');
  });

  it('opens links in another tab and tells search engines not to follow them', () => {
    const link = '<p><a href="https://example.com/">site</a></p>';
    expect(htmlOf(link)).toBe(
      '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow ugc">site</a></p>',
    );
  });

  it('N8: shows paragraphs and words of a text stored under an earlier rule', () => {
    expect(htmlOf('One <b>bold</b>\n\nTwo 5 < 6')).toBe('<p>One <b>bold</b></p><p>Two 5 &lt; 6</p>');
  });

  it('shows stored pictures in the width that fits', () => {
    const address = '/api/pictures/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11';
    const { container } = render(
      <RichText html={`<p>a</p><img src="${address}-900.webp" alt="b" width="900" height="600">`} />,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('srcset')).toContain(`${address}-320.webp 320w`);
    expect(['alt', 'width', 'height', 'loading'].map((name) => picture?.getAttribute(name))).toEqual([
      'b',
      '900',
      '600',
      'lazy',
    ]);
  });

  it.each(hostileTexts)('drops %s', (_name, html, expected) => {
    expect(htmlOf(html)).toBe(expected);
  });
});
