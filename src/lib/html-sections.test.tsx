import { describe, expect, it } from 'vitest';

import { htmlSections } from './html-sections.ts';

describe('htmlSections', () => {
  it('divides a text at its headings, with the text before the first one', () => {
    expect(htmlSections('<p>a</p>\n<p>b</p><h3>Why &amp; how?</h3><ul><li>c</li></ul><h3>End</h3><p>d</p>')).toEqual([
      { id: '', title: '', html: '<p>a</p>\n<p>b</p>' },
      { id: 's-why-how', title: 'Why & how?', html: '<ul><li>c</li></ul>' },
      { id: 's-end', title: 'End', html: '<p>d</p>' },
    ]);
  });

  it('gives equal headings different ids, and a heading without letters an id', () => {
    const ids = htmlSections('<h3>A</h3><h3>A</h3><h3>a!</h3><h3>?</h3>').map(({ id }) => id);
    expect(ids).toEqual(['s-a', 's-a--2', 's-a--3', 's-section']);
  });

  it('keeps text outside elements as text', () => {
    expect(htmlSections('1 &lt; 2')).toEqual([{ id: '', title: '', html: '1 &lt; 2' }]);
  });

  it('returns nothing for an empty text', () => {
    expect(htmlSections('')).toEqual([]);
  });
});
