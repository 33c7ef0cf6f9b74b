import { useQuery } from '@tanstack/react-query';

import { getProfile } from '#contract/members-profile.ts';
import { searchEverything } from '#contract/search.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';

/** The best few members and companies with a name. */
export function useFoundInvestors(search: string) {
  const { data, isFetching, isError } = useQuery({
    ...queryOf(searchEverything, { query: { q: search } }, keepsPrevious),
    enabled: search !== '',
  });
  const groups = search === '' ? [] : (data?.groups ?? []);
  const found = groups.flatMap(({ kind, hits }) =>
    kind === 'member' || kind === 'company' ? hits.map((hit) => ({ ...hit, kind })) : [],
  );
  return { found, isFetching, isError };
}

/** The companies that the caller owns, as far as a profile names them. */
export function useOwnCompanies(isWanted: boolean) {
  return useQuery(queryOf(getProfile, {}, { enabled: isWanted })).data?.member.companies ?? [];
}
