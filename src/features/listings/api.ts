import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getListing,
  getWithheldListing,
  type Listing,
  type ListingFilters,
  listListings,
  viewListing,
} from '#contract/listings.ts';
import { orWithheld, type Withheld } from '#src/features/moderation/index.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, keepsPrevious, queryOf } from '#src/lib/queries.ts';
import type { MarketFilters } from './filters.ts';

/**
 * The list for these filters, page by page; asked for again on every visit, so that other people's new
 * listings appear. `withFeatured`: the first page also brings what stands above it.
 */
export function listingsQuery(filters: ListingFilters, withFeatured = false) {
  return infiniteQueryOptions({
    queryKey: [listListings.path, filters, withFeatured],
    queryFn: ({ pageParam, signal }) =>
      call(
        listListings,
        {
          query: {
            ...filters,
            ...(pageParam ? { cursor: pageParam } : withFeatured && { withFeatured: 'true' as const }),
          },
        },
        signal,
      ),
    ...cursorPages,
    ...keepsPrevious,
  });
}

export type ListingsResult = ReturnType<typeof useListings>;

export function useListings(filters: ListingFilters, withFeatured = false) {
  return useInfiniteQuery(listingsQuery(filters, withFeatured));
}

/** The first match and the counts of all filters. */
export function useListingFacets({ sort: _sort, ...filters }: MarketFilters, isWanted = true) {
  const query = queryOf(listListings, { query: { ...filters, facets: 'true', limit: '1' } }, keepsPrevious);
  const { data, ...asked } = useQuery({ ...query, enabled: isWanted });
  return { ...asked, facets: data?.facets };
}

/** The newest listings of a focus area: enough to find some of one type among them. */
export const similarQuery = (focusArea: string) => queryOf(listListings, { query: { focusArea, limit: '12' } });

/**
 * A listing, or the member's own one if it is withheld. Fetched again on every visit, because it may have been closed.
 */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: [getListing.path, id],
    queryFn: ({ client, signal }): Promise<Withheld<Listing>> =>
      orWithheld(
        client,
        () => call(getListing, { params: { id } }, signal),
        () => call(getWithheldListing, { params: { id } }, signal),
      ),
  });
}

/**
 * Puts a listing from the server's answer into the cache, and refetches every list. A withheld listing keeps its notice
 * until its page has refetched it.
 */
export function useListingUpdate(): (listing: Listing) => void {
  const client = useQueryClient();
  return (listing) => {
    client.setQueryData(listingQuery(String(listing.id)).queryKey, (before) =>
      before?.hold ? { ...listing, hold: before.hold } : listing,
    );
    void client.invalidateQueries({ queryKey: [listListings.path] });
  };
}

/** Counts that someone looks at a listing. The result does not matter to the caller. */
export function useViewCount(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) call(viewListing, { params: { id: String(id) } }).catch(() => undefined);
  }, [id]);
}
