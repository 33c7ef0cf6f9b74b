import { useInfiniteQuery } from '@tanstack/react-query';
import { listSubscribers, type SubscriptionStatus } from '#contract/newsletter.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useSubscribers(status: SubscriptionStatus | undefined) {
  return useInfiniteQuery(pagesOf(listSubscribers, { query: { status } }, keepsPrevious));
}
