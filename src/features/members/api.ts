import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { listReachable, listReachableCities } from '#contract/connections.ts';
import { getMember, listMemberCities, listMembers, type MemberSummary } from '#contract/members.ts';
import type { PagedQuery } from '#src/components/paged-results.tsx';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import type { MemberFilters } from './filters.ts';

/** A member of a list; those who can be met through connections of the user's say through whom. */
export type FoundMember = MemberSummary & { through?: { members: { id: number; name: string }[]; count: number } };

/** The directory page by page. Stale at once, because other members join and connect. */
export function useMembers({ reach, ...filters }: MemberFilters): PagedQuery<FoundMember> {
  const { sort: _sort, ...narrowing } = filters;
  const isReach = reach !== undefined;
  const all = useInfiniteQuery({ ...pagesOf(listMembers, { query: filters }, keepsPrevious), enabled: !isReach });
  const reachable = useInfiniteQuery({
    ...pagesOf(listReachable, { query: narrowing }, keepsPrevious),
    enabled: isReach,
  });
  return isReach ? reachable : all;
}

/** The first match and the counts of all filters. */
export function useMemberFacets({ sort: _sort, reach, ...filters }: MemberFilters, isWanted = true) {
  const input = { query: { ...filters, facets: 'true' as const, limit: '1' } };
  const isReach = reach !== undefined;
  const all = useQuery({ ...queryOf(listMembers, input, keepsPrevious), enabled: isWanted && !isReach });
  const reachable = useQuery({ ...queryOf(listReachable, input, keepsPrevious), enabled: isWanted && isReach });
  const { data, ...query } = isReach ? reachable : all;
  return { ...query, facets: data?.facets };
}

/** How many members the filters find in each city of the chosen countries. */
export function useMemberCities({ sort: _sort, city: _city, reach, ...query }: MemberFilters) {
  const isWanted = query.country !== undefined;
  const isReach = reach !== undefined;
  const all = useQuery(queryOf(listMemberCities, { query }, { enabled: isWanted && !isReach, ...keepsPrevious }));
  const reachable = useQuery(
    queryOf(listReachableCities, { query }, { enabled: isWanted && isReach, ...keepsPrevious }),
  );
  return isReach ? reachable : all;
}

/** A member's profile, fetched again on every visit. */
export function memberQuery(id: string) {
  return queryOf(getMember, { params: { id } });
}

/** The first members of a focus area. */
export function useFirstOf(focusArea: string | undefined, limit: number) {
  const query = { focusArea: focusArea ?? '', limit: String(limit) };
  return useQuery(queryOf(listMembers, { query }, { enabled: focusArea !== undefined }));
}
