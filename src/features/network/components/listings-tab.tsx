import type { ListingFilters } from '#contract/listings.ts';
import { ListingResults, useListings } from '#src/features/listings/index.ts';

/** The hub's Green Market Listings. */
export function ListingsTab({ filters, onClear }: { filters: ListingFilters; onClear: () => void }) {
  const result = useListings(filters, true);
  return <ListingResults result={result} filters={filters} onClear={onClear} />;
}
