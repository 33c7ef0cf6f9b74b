import { exportListings, type ListingFilters } from '#contract/listings.ts';
import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { callForFile } from '#src/lib/api-client.ts';
import type { ListingsResult } from '../api.ts';
import { listingFilters } from '../filters.ts';
import { FeaturedStrip } from './featured-strip.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { NoListings } from './no-listings.tsx';

interface ListingResultsProps {
  result: ListingsResult;
  filters: ListingFilters;
  onClear: () => void;
}

/** Four placeholder cards while listings load (rule placeholders). */
const placeholders = 4;

/** Up to this many listings are all visible, so no position is better than another. */
const featuredFrom = 7;

/** The matching listings, or a message. */
export function ListingResults({ result, filters, onClear }: ListingResultsProps) {
  const { data } = result;
  const { user } = useCurrentUser();
  const count = data?.pages.at(-1)?.count;
  const featured = (count?.value ?? 0) < featuredFrom ? [] : (data?.pages[0]?.featured ?? []);
  // Listings above the list are not repeated in it.
  const isAbove = new Set(featured.map(({ id }) => id));
  const listings = data?.pages.flatMap(({ items }) => items).filter(({ id }) => !isAbove.has(id)) ?? [];
  const isFiltered = listingFilters.hasAny(filters);
  return (
    <RecordResults
      result={result}
      name="Listings"
      nouns={{ one: 'listing', many: 'listings' }}
      order="Newest first"
      isFiltered={isFiltered}
      onClear={onClear}
      tools={user && <ExportMenu fetch={(format) => callForFile(exportListings, { query: { ...filters, format } })} />}
      skeleton={
        <CardGridSkeleton count={placeholders} isWide>
          <ListingCardSkeleton />
        </CardGridSkeleton>
      }
      empty={<NoListings isFiltered={isFiltered} onClear={onClear} />}
      shown={featured.length + listings.length}
    >
      {(_all, isOutdated) => (
        <>
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
