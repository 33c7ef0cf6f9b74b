import { useInfiniteQuery } from '@tanstack/react-query';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import {
  checkoutStates,
  listCheckouts,
  listMembershipRequests,
  membershipRequestStatuses,
} from '#contract/memberships.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the table of requests in the address. */
export const requestCodec = filterCodec(
  { status: choice(membershipRequestStatuses), sort: choice(ageSorts) },
  withoutOrder('newest'),
);

/** The filters of the table of payments in the address. */
export const checkoutCodec = filterCodec(
  { state: choice(checkoutStates), sort: choice(ageSorts) },
  withoutOrder('newest'),
);

/** The tab beside the filters. */
export const keptParams = ['view'] as const;

export function useMembershipRequests(filters: FiltersOf<typeof requestCodec>) {
  return useInfiniteQuery(pagesOf(listMembershipRequests, { query: filters }, keepsPrevious));
}

export function useCheckouts(filters: FiltersOf<typeof checkoutCodec>) {
  return useInfiniteQuery(pagesOf(listCheckouts, { query: filters }, keepsPrevious));
}
