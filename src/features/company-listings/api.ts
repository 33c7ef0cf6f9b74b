import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getCompany } from '#contract/companies.ts';
import { getListingCompany, linkListing, listCompanyListings, unlinkListing } from '#contract/company-listings.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The open listings of a company. */
export function useCompanyListings(companyId: number) {
  return useQuery(queryOf(listCompanyListings, { params: { id: String(companyId) } }));
}

const companyQuery = (listingId: number) => queryOf(getListingCompany, { params: { id: String(listingId) } });

/** The company of a listing, and for its owner those that it could have. */
export function useListingCompany(listingId: number) {
  return useQuery(companyQuery(listingId));
}

/** What shows the company of a listing, or that a company has jobs. */
const shownBy = [getListingCompany, listCompanyListings, getCompany].map(({ path }) => path);

/** Names the company of a listing, or takes it off (`null`): the one that is shown, where no other is given. */
export function useNameCompany(listingId: number, before?: number) {
  const client = useQueryClient();
  const params = (companyId: number) => ({ id: String(companyId), listingId: String(listingId) });
  return useMutation({
    // Choices reach the server in the order in which they were made.
    scope: { id: `company of listing ${listingId}` },
    mutationFn: async (companyId: number | null): Promise<unknown> => {
      if (companyId !== null) return call(linkListing, { params: params(companyId) });
      // Looked up only now: the choice before this one may have named it.
      const named = before ?? client.getQueryData(companyQuery(listingId).queryKey)?.company?.id;
      return named === undefined ? null : call(unlinkListing, { params: params(named) });
    },
    onSettled: () => Promise.all(shownBy.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
