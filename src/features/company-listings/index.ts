export { CompanyListings } from './components/company-listings.tsx';
export { ListingCompany } from './components/listing-company.tsx';
