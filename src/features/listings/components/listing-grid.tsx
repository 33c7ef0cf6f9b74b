import type { ListingSummary } from '#contract/listings.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { ListingFilters } from '../filters.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-results.module.css';

interface ListingGridProps {
  listings: readonly ListingSummary[];
  filters: ListingFilters;
  /** The filters have changed and these are still the listings of the former ones. */
  isOutdated: boolean;
}

export function ListingGrid({ listings, filters, isOutdated }: ListingGridProps) {
  return (
    <ul aria-label="Listings" className={classNames(styles.grid, isOutdated && styles.outdated)}>
      {listings.map((listing) => (
        <li key={listing.id} data-listing={listing.id}>
          <ListingCard listing={listing} filters={filters} />
        </li>
      ))}
    </ul>
  );
}
