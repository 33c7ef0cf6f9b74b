import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { getArticleEdition, listArticleEditions } from '#contract/articles-admin.ts';
import { type ContentFilters, fresh } from '#src/features/content/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

/** The query of the list of articles. */
export function articleQuery({ topic, ...filters }: ContentFilters) {
  const focusAreaId = /^[1-9]\d{0,9}$/.exec(topic ?? '')?.[0];
  return { ...filters, ...(focusAreaId && { focusAreaId }) };
}

export function useArticleEditions(filters: ContentFilters) {
  return useInfiniteQuery(pagesOf(listArticleEditions, { query: articleQuery(filters) }, keepsPrevious));
}

export function articleEditionQuery(id: string) {
  return queryOptions({
    ...fresh,
    queryKey: [listArticleEditions.path, 'one', id],
    queryFn: ({ signal }) => call(getArticleEdition, { params: { id } }, signal),
  });
}
