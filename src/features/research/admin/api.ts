import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { choice } from '#contract/kit/fields.ts';
import { researchCategories } from '#contract/research.ts';
import { getResearchEdition, listResearchEditions } from '#contract/research-admin.ts';
import { type ContentFilters, fresh } from '#src/features/content/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

/** The query of the list of research articles. */
export function researchQuery({ topic, ...filters }: ContentFilters) {
  const category = choice(researchCategories).safeParse(topic).data;
  return { ...filters, ...(category && { category }) };
}

export function useResearchEditions(filters: ContentFilters) {
  return useInfiniteQuery(pagesOf(listResearchEditions, { query: researchQuery(filters) }, keepsPrevious));
}

export function researchEditionQuery(id: string) {
  return queryOptions({
    ...fresh,
    queryKey: [listResearchEditions.path, 'one', id],
    queryFn: ({ signal }) => call(getResearchEdition, { params: { id } }, signal),
  });
}
