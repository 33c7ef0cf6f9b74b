import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { getArticleEdition, listArticleEditions } from '#contract/article-editing.ts';
import { choice } from '#contract/fields.ts';
import { researchCategories } from '#contract/research.ts';
import { getResearchEdition, listResearchEditions } from '#contract/research-editing.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import type { ContentFilters } from './filters.ts';

/** What the list of articles is asked by, and its file. */
export function articleQuery({ topic, ...filters }: ContentFilters) {
  const focusAreaId = /^[1-9]\d{0,9}$/.exec(topic ?? '')?.[0];
  return { ...filters, ...(focusAreaId && { focusAreaId }) };
}

/** What the list of research articles is asked by, and its file. */
export function researchQuery({ topic, ...filters }: ContentFilters) {
  const category = choice(researchCategories).safeParse(topic).data;
  return { ...filters, ...(category && { category }) };
}

export function useArticleEditions(filters: ContentFilters) {
  return useInfiniteQuery(pagesOf(listArticleEditions, { query: articleQuery(filters) }, keepsPrevious));
}

export function useResearchEditions(filters: ContentFilters) {
  return useInfiniteQuery(pagesOf(listResearchEditions, { query: researchQuery(filters) }, keepsPrevious));
}

/** What an editor starts with: always asked for, for an old edition could not be saved. */
const fresh = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export function articleEditionQuery(id: string) {
  return queryOptions({
    ...fresh,
    queryKey: [listArticleEditions.path, 'one', id],
    queryFn: ({ signal }) => call(getArticleEdition, { params: { id } }, signal),
  });
}

export function researchEditionQuery(id: string) {
  return queryOptions({
    ...fresh,
    queryKey: [listResearchEditions.path, 'one', id],
    queryFn: ({ signal }) => call(getResearchEdition, { params: { id } }, signal),
  });
}
