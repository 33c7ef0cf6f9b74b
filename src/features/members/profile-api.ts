import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { listMemberListings } from '#contract/listings-of-member.ts';
import { listMemberNetwork, viewMember } from '#contract/members.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';

/** The newest open listings of a member; visitors are not told. */
export function useMemberListings(id: number) {
  const { user } = useCurrentUser();
  return useQuery(
    queryOf(listMemberListings, { params: { id: String(id) } }, { enabled: user !== null && user !== undefined }),
  );
}

/** The connections of a member, fetched once they are to be shown. */
export function useMemberNetwork(id: number, isWanted: boolean) {
  return useInfiniteQuery(pagesOf(listMemberNetwork, { params: { id: String(id) }, query: {} }, { enabled: isWanted }));
}

/** Counts a view of the profile; failures are ignored. */
export async function noteView(id: number): Promise<void> {
  await call(viewMember, { params: { id: String(id) } }).catch(() => undefined);
}
