import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { cardsPerPage } from '#contract/kit/paging.ts';
import { getTechnology, getWithheldTechnology, listTechnologies, type Technology } from '#contract/technologies.ts';
import { orWithheld, type Withheld } from '#src/features/moderation/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import type { TechnologyFilters } from './filters.ts';

/** The directory for these filters, page by page. Fetched again on every visit, because members add technologies. */
export function technologiesQuery(filters: TechnologyFilters) {
  return pagesOf(listTechnologies, { query: { ...filters, limit: cardsPerPage } }, keepsPrevious);
}

export function useTechnologies(filters: TechnologyFilters) {
  return useInfiniteQuery(technologiesQuery(filters));
}

/** The first match and the counts of all filters. */
export function useTechnologyFacets({ sort: _sort, ...filters }: TechnologyFilters, isWanted: boolean) {
  const query = queryOf(listTechnologies, { query: { ...filters, facets: 'true', limit: '1' } }, keepsPrevious);
  const { data, ...asked } = useQuery({ ...query, enabled: isWanted });
  return { ...asked, facets: data?.facets };
}
export type TechnologiesResult = ReturnType<typeof useTechnologies>;

/** A technology, or the member's own one if it is withheld. Fetched again on every visit. */
export function technologyQuery(id: string) {
  return queryOptions({
    queryKey: [getTechnology.path, id],
    queryFn: ({ client, signal }): Promise<Withheld<Technology>> =>
      orWithheld(
        client,
        () => call(getTechnology, { params: { id } }, signal),
        () => call(getWithheldTechnology, { params: { id } }, signal),
      ),
  });
}
