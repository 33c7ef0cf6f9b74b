import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getRedemption, listOffers, listRedeemedOffers, type Offer, redeemOffer } from '#contract/offers.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';

/** The offers that are not over. */
export function useOffers() {
  const { user } = useCurrentUser();
  return useQuery({ ...queryOf(listOffers, {}), enabled: user !== null });
}

/** What the member has redeemed. */
export function useRedeemedOffers() {
  const { user } = useCurrentUser();
  return useInfiniteQuery({ ...pagesOf(listRedeemedOffers, { query: {} }), enabled: user !== null });
}

const redemptionQuery = (id: number) => queryOf(getRedemption, { params: { id: String(id) } });

/** The code and link of an offer that the member has redeemed, asked for only when they are to be shown. */
export function useRedemption(id: number, isShown: boolean) {
  return useQuery({ ...redemptionQuery(id), enabled: isShown });
}

/** Redeems an offer. The lists are fetched again after a refusal, too: the offer may be used up by now. */
export function useRedeem({ id }: Pick<Offer, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(redeemOffer, { params: { id: String(id) } }),
    onSuccess: (redemption) => client.setQueryData(redemptionQuery(id).queryKey, redemption),
    onError: (error) => toastFailure('The offer was not redeemed', error),
    onSettled() {
      for (const { path } of [listOffers, listRedeemedOffers]) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}
