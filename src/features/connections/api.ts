import { useInfiniteQuery } from '@tanstack/react-query';

import { type ConnectionList, listConnections } from '#contract/connections.ts';
import { listFollowedMembers } from '#contract/connections-follows.ts';
import { pagesOf } from '#src/lib/queries.ts';

/** The member's connections or pending requests, newest first. */
export function useConnections(list: ConnectionList) {
  return useInfiniteQuery(pagesOf(listConnections, { query: { list } }));
}

/** The members one follows. */
export function useFollowedMembers() {
  return useInfiniteQuery(pagesOf(listFollowedMembers, { query: {} }));
}
