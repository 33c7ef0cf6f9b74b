import { queryOptions } from '@tanstack/react-query';

import { getResearchArticle, listResearch } from '#contract/research.ts';
import { call } from '#src/lib/api-client.ts';

/** All research articles, without their texts. */
export const researchQuery = queryOptions({
  queryKey: [listResearch.path],
  queryFn: ({ signal }) => call(listResearch, {}, signal),
  staleTime: 0,
});

/** One article as this caller may read it; asked for again on every visit, as a membership may have begun. */
export function researchArticleQuery(slug: string) {
  return queryOptions({
    queryKey: [getResearchArticle.path, slug],
    queryFn: ({ signal }) => call(getResearchArticle, { params: { slug } }, signal),
    staleTime: 0,
  });
}
