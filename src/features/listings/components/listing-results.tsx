import type { ReactNode } from 'react';

import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import type { ListingsResult } from '../api.ts';
import { isNarrowed, type MarketFilters } from '../filters.ts';
import { noListings } from '../no-listings.tsx';
import { FeaturedStrip } from './featured-strip.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { ListingExport } from './listing-export.tsx';

interface ListingResultsProps {
  result: ListingsResult;
  filters: MarketFilters;
  onClear: () => void;
  /** Stands beside the count and the export. */
  tools?: ReactNode;
  /** Stands above the listings, such as a map of them. */
  children?: ReactNode;
}

/** Four placeholder cards while listings load (rule placeholders). */
const placeholders = 4;

/** Up to this many listings are all visible, so no position is better than another. */
const featuredFrom = 7;

/** The matching listings, or a message. */
export function ListingResults({ result, filters, onClear, tools, children }: ListingResultsProps) {
  const { data } = result;
  const count = data?.pages.at(-1)?.count;
  const featured = (count?.value ?? 0) < featuredFrom ? [] : (data?.pages[0]?.featured ?? []);
  // Listings above the list are not repeated in it.
  const isAbove = new Set(featured.map(({ id }) => id));
  const listings = data?.pages.flatMap(({ items }) => items).filter(({ id }) => !isAbove.has(id)) ?? [];
  const isFiltered = isNarrowed(filters);
  return (
    <RecordResults
      result={result}
      name="Listings"
      nouns={{ one: 'listing', many: 'listings' }}
      isFiltered={isFiltered}
      onClear={onClear}
      tools={
        <>
          <ListingExport filters={filters} />
          {tools}
        </>
      }
      skeleton={
        <CardGridSkeleton count={placeholders} isWide>
          <ListingCardSkeleton />
        </CardGridSkeleton>
      }
      empty={<MessagePanel {...noListings(isFiltered, onClear)} />}
      shown={featured.length + listings.length}
    >
      {(_all, isOutdated) => (
        <>
          {children}
          <FeaturedStrip listings={featured} filters={filters} />
          {listings.length > 0 && (
            <CardGrid label="Listings" items={listings} isOutdated={isOutdated} isWide>
              {(listing) => <ListingCard listing={listing} filters={filters} />}
            </CardGrid>
          )}
        </>
      )}
    </RecordResults>
  );
}
