import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Company,
  companyStanding,
  getCompany,
  getWithheldCompany,
  listCompanies,
  listRelatedArticles,
} from '#contract/companies.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import { cardsPerPage } from '#contract/kit/paging.ts';
import { technologyPaths } from '#contract/technologies-terms.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { orWithheld, type Withheld } from '#src/features/moderation/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';
import type { CompanyFilters } from './filters.ts';

/** The directory for these filters, page by page. Fetched again on every visit, because members add companies. */
export function companiesQuery(filters: CompanyFilters) {
  return pagesOf(listCompanies, { query: { ...filters, limit: cardsPerPage } }, keepsPrevious);
}

export function useCompanies(filters: CompanyFilters) {
  return useInfiniteQuery(companiesQuery(filters));
}

/** The first match and the counts of all filters. */
export function useCompanyFacets({ sort: _sort, ...filters }: CompanyFilters, isWanted = true) {
  const query = queryOf(listCompanies, { query: { ...filters, facets: 'true', limit: '1' } }, keepsPrevious);
  const { data, ...asked } = useQuery({ ...query, enabled: isWanted });
  return { ...asked, facets: data?.facets };
}
export type CompaniesResult = ReturnType<typeof useCompanies>;

/** A company, or the member's own one if it is withheld. Fetched again on every visit. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: [getCompany.path, id],
    queryFn: ({ client, signal }): Promise<Withheld<Company>> =>
      orWithheld(
        client,
        () => call(getCompany, { params: { id } }, signal),
        () => call(getWithheldCompany, { params: { id } }, signal),
      ),
  });
}

export function relatedArticlesQuery(id: string) {
  return queryOf(listRelatedArticles, { params: { id } }, onceAVisit);
}

export type Standing = CallResult<typeof companyStanding>;

/** The signed-in user's relation to a company; `undefined` while loading, for visitors, and without a company. */
export function useStanding(id: string | null) {
  const { user } = useCurrentUser();
  return useQuery({
    queryKey: [companyStanding.path, id, user?.id],
    queryFn: ({ signal }) => call(companyStanding, { params: { id: id ?? '' } }, signal),
    enabled: id !== null && user !== null && user !== undefined,
  });
}

/** After a change: fetches the company, the caller's standing, and every list that may contain it again. */
export function useRefreshCompany(): (id: string) => Promise<unknown> {
  const client = useQueryClient();
  return (id) =>
    Promise.all([
      client.invalidateQueries({ queryKey: [getCompany.path, id] }),
      client.invalidateQueries({ queryKey: [companyStanding.path, id] }),
      client.invalidateQueries(relatedArticlesQuery(id)),
      client.invalidateQueries({ queryKey: [listCompanies.path] }),
      client.invalidateQueries({ queryKey: [technologyPaths.list] }),
    ]);
}
