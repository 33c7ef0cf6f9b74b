import { describe, expect, it } from 'vitest';

import { htmlSections } from './html-sections.ts';

describe('htmlSections', () => {
  it('divides a text at its headings, with what stands before the first', () => {
    expect(htmlSections('<p>a</p>\n<p>b</p><h3>Why &amp; how?</h3><ul><li>c</li></ul><h3>End</h3><p>d</p>')).toEqual([
      { id: '', title: '', html: '<p>a</p>\n<p>b</p>' },
      { id: 's-why-how', title: 'Why & how?', html: '<ul><li>c</li></ul>' },
      { id: 's-end', title: 'End', html: '<p>d</p>' },
    ]);
  });

  it('gives equal headings different addresses, and one to a heading without letters', () => {
    const ids = htmlSections('<h3>A</h3><h3>A</h3><h3>a!</h3><h3>?</h3>').map(({ id }) => id);
    expect(ids).toEqual(['s-a', 's-a--2', 's-a--3', 's-section']);
  });

  it('keeps text outside elements as text', () => {
    expect(htmlSections('1 &lt; 2')).toEqual([{ id: '', title: '', html: '1 &lt; 2' }]);
  });

  it('of nothing makes nothing', () => {
    expect(htmlSections('')).toEqual([]);
  });
});
