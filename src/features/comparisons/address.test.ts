import { describe, expect, test } from 'vitest';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { comparableAt, comparisonPath, readComparison } from './address.ts';

describe('the address of a comparison', () => {
  const read = (query: string) => readComparison(new URLSearchParams(query));

  test('is read as it was written', () => {
    const { search, pathname } = new URL(comparisonPath('technology', [4, 101]), 'http://localhost');
    expect(pathname).toBe(paths.compare);
    expect(read(search)).toEqual({ kind: 'technology', ids: [4, 101], isCut: false });
  });

  test('has no record twice, and nothing that is no number', () => {
    expect(read('kind=company&ids=7,7,abc,-1,0,1e3,,99999999999999999999,03,3')).toEqual({
      kind: 'company',
      ids: [7, 3],
      isCut: false,
    });
    expect(read('kind=member&ids=')).toEqual({ kind: 'company', ids: [], isCut: false });
  });

  test('has six records, and says if there were more', () => {
    expect(read('ids=1,2,3,4,5,6,7')).toMatchObject({ ids: [1, 2, 3, 4, 5, 6], isCut: true });
    expect(read('ids=1,2,3,4,5,6,6')).toMatchObject({ ids: [1, 2, 3, 4, 5, 6], isCut: false });
  });
});

test('pages of companies and technologies can be compared, other pages cannot', () => {
  expect(comparableAt(pathTo(paths.company, { id: 7 }))).toEqual({ kind: 'company', id: 7 });
  expect(comparableAt(pathTo(paths.technology, { id: 101 }))).toEqual({ kind: 'technology', id: 101 });
  expect(comparableAt(pathTo(paths.technology, { id: 'perovskite' }))).toEqual({ kind: 'technology', id: 4 });
  for (const path of [paths.companies, pathTo(paths.companyEdit, { id: 7 }), pathTo(paths.member, { id: 7 })]) {
    expect(comparableAt(path)).toBeNull();
  }
});
