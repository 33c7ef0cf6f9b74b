import { useInfiniteQuery } from '@tanstack/react-query';

import { listChanges } from '#contract/changes.ts';
import type { FollowKind } from '#contract/connections-follows.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

/** What changed in the records that the member follows, of one kind or of all, newest first. */
export function useFeed(kind: FollowKind | undefined) {
  return useInfiniteQuery(pagesOf(listChanges, { query: { kind } }, keepsPrevious));
}

/** The public history of one record, newest first. */
export function useHistory(kind: FollowKind, id: number) {
  return useInfiniteQuery(pagesOf(listChanges, { query: { kind, id: String(id) } }));
}
