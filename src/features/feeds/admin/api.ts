import { useInfiniteQuery } from '@tanstack/react-query';
import { type FeedSourceInput, type FeedState, listFeedSources } from '#contract/feeds.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useFeedSources(filters: { state?: FeedState; search?: string }) {
  return useInfiniteQuery(pagesOf(listFeedSources, { query: filters }, keepsPrevious));
}

/** Adds or changes a feed source. */
export function useFeedChange(done: string, act: (body: FeedSourceInput) => Promise<unknown>) {
  return useAdminAction(listFeedSources.path, done, act);
}
