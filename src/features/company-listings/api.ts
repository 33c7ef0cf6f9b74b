import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getCompany } from '#contract/companies.ts';
import { getListingCompany, linkListing, listCompanyListings, unlinkListing } from '#contract/company-listings.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The open listings of a company. */
export function useCompanyListings(companyId: number) {
  return useQuery(queryOf(listCompanyListings, { params: { id: String(companyId) } }));
}

/** The company of a listing, and for its owner those that it could have. */
export function useListingCompany(listingId: number) {
  return useQuery(queryOf(getListingCompany, { params: { id: String(listingId) } }));
}

/** What shows the company of a listing, or that a company has jobs. */
const shownBy = [getListingCompany, listCompanyListings, getCompany].map(({ path }) => path);

/** Names the company of a listing, or takes it off (`null`). */
export function useNameCompany(listingId: number, before: number | undefined) {
  const client = useQueryClient();
  const params = (companyId: number) => ({ id: String(companyId), listingId: String(listingId) });
  return useMutation({
    mutationFn: async (companyId: number | null): Promise<unknown> => {
      if (companyId !== null) return call(linkListing, { params: params(companyId) });
      return before === undefined ? null : call(unlinkListing, { params: params(before) });
    },
    onSettled: () => Promise.all(shownBy.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
