import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import { listOffers } from '#contract/offers.ts';
import { type AdminOffer, getAdminOffer, listAdminOffers } from '#contract/offers-admin.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import type { OfferTableFilters } from './filters.ts';

/** All offers that match, drafts too. */
export function useAdminOffers(filters: OfferTableFilters) {
  return useInfiniteQuery(pagesOf(listAdminOffers, { query: filters }, keepsPrevious));
}

/** One offer as admins work on it. */
export function adminOfferQuery(id: string) {
  return queryOf(getAdminOffer, { params: { id } });
}

/** Updates the shown offer, and fetches all queries that show offers again. */
export function useOfferRefresh() {
  const client = useQueryClient();
  return (offer?: AdminOffer) => {
    if (offer) client.setQueryData(adminOfferQuery(String(offer.id)).queryKey, offer);
    for (const { path } of [listAdminOffers, getAdminOffer, listOffers]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
