import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getCompany } from '#contract/companies.ts';
import { getListingCompany, linkListing, listCompanyListings, unlinkListing } from '#contract/company-listings.ts';
import { call } from '#src/lib/api-client.ts';
import { companyQuery } from './api.ts';

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
