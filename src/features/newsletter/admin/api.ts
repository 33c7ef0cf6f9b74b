import { useInfiniteQuery } from '@tanstack/react-query';
import { choice } from '#contract/kit/fields.ts';
import { listSubscribers, subscriberSorts, subscriptionStatuses } from '#contract/newsletter.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the table of subscribers in the address. */
export const subscriberCodec = filterCodec(
  { status: choice(subscriptionStatuses), sort: choice(subscriberSorts) },
  withoutOrder('newest'),
);

export function useSubscribers(filters: FiltersOf<typeof subscriberCodec>) {
  return useInfiniteQuery(pagesOf(listSubscribers, { query: filters }, keepsPrevious));
}
