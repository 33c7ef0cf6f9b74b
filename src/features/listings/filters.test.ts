import { describe, expect, it } from 'vitest';

import { listingFilters, listingsPath } from './filters.ts';

const read = (query: string) => listingFilters.read(new URLSearchParams(query));

describe('reading', () => {
  it('reads what the list is narrowed to', () => {
    expect(read('type=job&focusArea=energy-storage&tag=flow+battery&search=%20field%20')).toEqual({
      type: 'job',
      focusArea: 'energy-storage',
      tag: 'flow battery',
      search: 'field',
    });
  });

  it.each([
    ['an unknown type', 'type=house'],
    ['empty values', 'type=&focusArea=&tag=%20&search='],
    ['a text no server takes', `search=${'x'.repeat(201)}`],
    ['a tag that is too long', `tag=${'x'.repeat(41)}`],
    ['other parameters', 'page=2&cursor=abc'],
  ])('takes %s as if it were not there', (_name, query) => {
    expect(read(query)).toEqual({});
  });

  it('keeps the filters that make sense beside one that does not', () => {
    expect(read('type=house&tag=solar')).toEqual({ tag: 'solar' });
  });
});

describe('writing', () => {
  it('gives back what it was read from, always in the same order', () => {
    const query = 'type=company&focusArea=water-technology&tag=a%26b&search=x+y';
    expect(String(listingFilters.write(read(query)))).toBe(query);
    expect(String(listingFilters.write({ search: 'x', type: 'job' }))).toBe('type=job&search=x');
  });
});

describe('listingsPath', () => {
  it('leads to the list, narrowed or not', () => {
    expect(listingsPath()).toBe('/network/listings');
    expect(listingsPath({ tag: 'thin film' })).toBe('/network/listings?tag=thin+film');
  });
});

describe('hasAny', () => {
  it('tells a narrowed list from the whole one', () => {
    expect(listingFilters.hasAny({})).toBe(false);
    expect(listingFilters.hasAny({ search: 'x' })).toBe(true);
  });
});
