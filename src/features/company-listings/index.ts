export { CompanyListings } from './components/company-listings.tsx';
export { FirstListings } from './components/first-listings.tsx';
export { ListingCompany } from './components/listing-company.tsx';
