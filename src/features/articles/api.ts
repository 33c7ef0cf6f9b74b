import { useQuery } from '@tanstack/react-query';

import { type ArticleSummary, getArticle, listArticles } from '#contract/articles.ts';
import { queryOf } from '#src/lib/queries.ts';

/** Articles of one focus area, or of all, newest first. Fetched again on every visit. */
export function articlesQuery(focusAreaId?: number) {
  return queryOf(listArticles, { query: focusAreaId === undefined ? {} : { focusAreaId: String(focusAreaId) } });
}

/** One article in full. */
export function articleQuery(id: string) {
  return queryOf(getArticle, { params: { id } });
}

/** All articles, or `undefined` while they load and after a failure. */
export function useLatestArticles(): readonly ArticleSummary[] | undefined {
  return useQuery(articlesQuery()).data;
}
