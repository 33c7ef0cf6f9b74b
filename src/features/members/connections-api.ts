import { useInfiniteQuery } from '@tanstack/react-query';

import { type ConnectionList, listConnections } from '#contract/connections.ts';
import { listFollows } from '#contract/follows.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';

/** One's own connections, or the requests that wait, newest first. */
export function useConnections(list: ConnectionList) {
  return useInfiniteQuery({
    queryKey: [listConnections.path, list],
    queryFn: ({ pageParam, signal }) => call(listConnections, { query: { list, ...cursorQuery(pageParam) } }, signal),
    ...cursorPages,
    staleTime: 0,
  });
}

/** Whom one follows. */
export function useFollows() {
  return useInfiniteQuery({
    queryKey: [listFollows.path],
    queryFn: ({ pageParam, signal }) =>
      call(listFollows, { query: pageParam === '' ? {} : { cursor: pageParam } }, signal),
    ...cursorPages,
    staleTime: 0,
  });
}
