import { expect, test } from 'vitest';

import { getListing, listListings } from '#contract/listings.ts';
import { pagesOf, queryOf } from './queries.ts';

test("the key of a query begins with its endpoint's path, and the pages of a list have a separate key", () => {
  const one = queryOf(getListing, { params: { id: '7' } });
  expect(one.queryKey[0]).toBe(getListing.path);
  const list = { query: { search: 'wind' } };
  const pages = pagesOf(listListings, list);
  expect(pages.queryKey[0]).toBe(listListings.path);
  expect(pages.queryKey).not.toEqual(queryOf(listListings, list).queryKey);
});
