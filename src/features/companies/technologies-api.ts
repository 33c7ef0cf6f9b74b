import { useQueryClient } from '@tanstack/react-query';

import type { TechnologySummary } from '#contract/technologies.ts';
import { isDedicated } from '#contract/technologies-dedicated.ts';
import { technologyPaths } from '#contract/technologies-terms.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useRefreshCompany, useStanding } from './api.ts';

type Owned = Pick<TechnologySummary, 'id' | 'companyId'>;

/**
 * Whether the signed-in user may change a technology, as the server sees it: the owner of its company and admins
 * may, but nobody where it has a page of its own. `undefined` until it is known, and for visitors. `isOwner`: it is theirs.
 */
export function useMayEditTechnology(technology: Owned | undefined) {
  const { user } = useCurrentUser();
  const companyId = technology && !isDedicated(technology.id) ? technology.companyId : null;
  const { data, error, isFetching, refetch } = useStanding(companyId === null ? null : String(companyId));
  const ofNobody = user ? user.role === 'admin' : undefined;
  const mayEdit =
    technology && (isDedicated(technology.id) ? false : technology.companyId === null ? ofNobody : data?.canEdit);
  return {
    mayEdit,
    isOwner: data?.isOwner ?? false,
    error: data ? null : error,
    isFetching,
    refetch: () => (companyId === null ? Promise.resolve() : refetch()),
  };
}

/** After a change of a technology: fetches its page, its company, and every list that may contain it again. */
export function useRefreshTechnology(): (technology: Owned) => Promise<unknown> {
  const client = useQueryClient();
  const refreshCompany = useRefreshCompany();
  return ({ id, companyId }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: [technologyPaths.one, String(id)] }),
      client.invalidateQueries({ queryKey: [technologyPaths.list] }),
      companyId !== null && refreshCompany(String(companyId)),
    ]);
}
