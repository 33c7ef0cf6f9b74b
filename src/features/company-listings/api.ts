import { useQuery } from '@tanstack/react-query';

import { getListingCompany, listCompanyListings } from '#contract/company-listings.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The open listings of a company. */
export function useCompanyListings(companyId: number) {
  return useQuery(queryOf(listCompanyListings, { params: { id: String(companyId) } }));
}

export const companyQuery = (listingId: number) => queryOf(getListingCompany, { params: { id: String(listingId) } });

/** The company of a listing, and for its owner those that it could have. */
export function useListingCompany(listingId: number) {
  return useQuery(companyQuery(listingId));
}
