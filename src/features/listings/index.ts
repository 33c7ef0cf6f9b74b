export { useListings } from './api.ts';
export { ListingCard } from './components/listing-card.tsx';
export { ListingResults } from './components/listing-results.tsx';
export { OwnListingRow } from './components/own-listing-row.tsx';
export { typeIcons } from './components/type-badge.tsx';
export { listingFilters } from './filters.ts';
export { useOwnListings } from './own-api.ts';
