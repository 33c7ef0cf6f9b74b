export { useListings } from './api.ts';
export { ListingCard } from './components/listing-card.tsx';
