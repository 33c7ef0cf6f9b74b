import { expect, test } from 'vitest';

import { isNarrowed, memberFilters, membersPath } from './filters.ts';

test('invalid filters in an address are ignored', () => {
  const read = (query: string) => memberFilters.read(new URLSearchParams(query));
  expect(read('sort=age&search=%20&focusArea=')).toEqual({});
  expect(read(`search=${'x'.repeat(201)}`)).toEqual({});
  expect(read(`search=${'x'.repeat(200)}`)).toEqual({ search: 'x'.repeat(200) });
  expect(read('sort=name&search=salt&focusArea=energy-storage')).toEqual({
    sort: 'name',
    search: 'salt',
    focusArea: 'energy-storage',
  });
});

test('the default order is not in the address', () => {
  expect(memberFilters.read(new URLSearchParams('sort=connections'))).toEqual({});
  expect(membersPath({})).toBe('/network/members');
  expect(membersPath({ sort: 'name', search: 'a b' })).toBe('/network/members?search=a+b&sort=name');
});

test('N1: relevance is the default for a search, and another order can be chosen', () => {
  const read = (query: string) => memberFilters.read(new URLSearchParams(query));
  expect(read('search=salt&sort=relevance')).toEqual({ search: 'salt' });
  expect(read('search=salt&sort=connections')).toEqual({ search: 'salt', sort: 'connections' });
  // When the search is cleared, the chosen order is the default again.
  expect(memberFilters.compact({ search: undefined, sort: 'connections' })).toEqual({});
});

test('no order omits a member', () => {
  expect(isNarrowed({ sort: 'name' })).toBe(false);
  expect(isNarrowed({ search: 'salt' })).toBe(true);
});
