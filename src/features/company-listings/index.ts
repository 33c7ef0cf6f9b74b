export { FirstListings } from './components/first-listings.tsx';
export { LateCompanyListings } from './components/late-company-listings.tsx';
export { ListingCompany } from './components/listing-company.tsx';
