import { queryOptions, useQuery } from '@tanstack/react-query';

import { type CurrentUser, me } from '#contract/accounts.ts';
import { call } from '#src/lib/api-client.ts';

/** The current-user check. Any failure means that nobody is signed in (spec 1, section 7). */
export const currentUserQuery = queryOptions({
  queryKey: [me.path],
  queryFn: ({ signal }) => call(me, {}, signal).catch(() => null),
  gcTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, `null` for a visitor, `isLoading` while that is not yet known. */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending };
}
