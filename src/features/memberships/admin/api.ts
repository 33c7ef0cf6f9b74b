import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type CheckoutState,
  listCheckouts,
  listMembershipRequests,
  type MembershipRequest,
} from '#contract/memberships.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useMembershipRequests(status: MembershipRequest['status'] | undefined) {
  return useInfiniteQuery(pagesOf(listMembershipRequests, { query: { status } }, keepsPrevious));
}

export function useCheckouts(state: CheckoutState | undefined) {
  return useInfiniteQuery(pagesOf(listCheckouts, { query: { state } }, keepsPrevious));
}
