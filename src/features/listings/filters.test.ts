import { describe, expect, it } from 'vitest';

import { listingFilters, listingsPath } from './filters.ts';

const read = (query: string) => listingFilters.read(new URLSearchParams(query));

describe('reading', () => {
  it('reads the filters of the list', () => {
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
  ])('ignores %s', (_name, query) => {
    expect(read(query)).toEqual({});
  });

  it('keeps valid filters beside an invalid one', () => {
    expect(read('type=house&tag=solar')).toEqual({ tag: 'solar' });
  });
});

describe('writing', () => {
  it('keeps several values of a counted filter', () => {
    const query = 'country=be%2Cde&jobType=contract%2Cfreelance';
    expect(String(listingFilters.write(read(query)))).toBe(query);
    expect(read('jobType=contract,house')).toEqual({ jobType: 'contract' });
  });

  it('returns the address that was read, always in the same order', () => {
    const query = 'type=company&focusArea=water-technology&tag=a%26b&search=x+y';
    expect(String(listingFilters.write(read(query)))).toBe(query);
    expect(String(listingFilters.write({ search: 'x', type: 'job' }))).toBe('type=job&search=x');
  });
});

describe('listingsPath', () => {
  it('leads to the list, filtered or not', () => {
    expect(listingsPath()).toBe('/network/listings');
    expect(listingsPath({ tag: 'thin film' })).toBe('/network/listings?tag=thin+film');
  });
});

describe('hasAny', () => {
  it('distinguishes a filtered list from the full one', () => {
    expect(listingFilters.hasAny({})).toBe(false);
    expect(listingFilters.hasAny({ search: 'x' })).toBe(true);
  });
});
