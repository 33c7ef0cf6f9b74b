import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import type { CallInput } from '#contract/endpoint.ts';
import { createListing, getListing, listListings } from '#contract/listings.ts';
import { call } from '#src/lib/api-client.ts';
import type { ListingFilters } from './filters.ts';

/**
 * The list for these filters, page by page. Unlike the default it is stale at once: every visit shows
 * what is in memory and asks again, so that other people's new listings appear.
 */
export function listingsQuery(filters: ListingFilters) {
  return infiniteQueryOptions({
    queryKey: [listListings.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listListings, { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    // While filters change the old list stays, dimmed: nothing jumps.
    placeholderData: keepPreviousData,
  });
}

export type ListingsResult = ReturnType<typeof useListings>;

export function useListings(filters: ListingFilters) {
  return useInfiniteQuery(listingsQuery(filters));
}

/** One listing; asked for again on every visit, as it may have been closed meanwhile. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: [getListing.path, id],
    queryFn: ({ signal }) => call(getListing, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** Publishes a listing; its own page is then shown without waiting, and every list is asked for again. */
export function usePublishListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof createListing>['body']) => call(createListing, { body }),
    onSuccess(listing) {
      client.setQueryData(listingQuery(String(listing.id)).queryKey, listing);
      void client.invalidateQueries({ queryKey: [listListings.path] });
    },
  });
}
