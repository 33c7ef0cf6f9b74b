import { queryOptions, useQuery } from '@tanstack/react-query';

import { type ArticleSummary, getArticle, listArticles } from '#contract/articles.ts';
import { call } from '#src/lib/api-client.ts';

/** Articles of one focus area, or of all, newest first; asked for again on every visit. */
export function articlesQuery(focusAreaId?: number) {
  return queryOptions({
    queryKey: [listArticles.path, focusAreaId ?? 'all'],
    queryFn: ({ signal }) =>
      call(listArticles, { query: focusAreaId === undefined ? {} : { focusAreaId: String(focusAreaId) } }, signal),
    staleTime: 0,
  });
}

/** One article in full. */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: [getArticle.path, id],
    queryFn: ({ signal }) => call(getArticle, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** All articles, or `undefined` until they are there; a failure leaves it at that. */
export function useLatestArticles(): readonly ArticleSummary[] | undefined {
  return useQuery(articlesQuery()).data;
}
