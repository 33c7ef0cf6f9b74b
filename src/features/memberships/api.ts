import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  builtInPlans,
  endRenewal,
  listPlans,
  type MembershipPlan,
  myMembership,
  requestMembership,
  withdrawMembershipRequest,
} from '#contract/memberships.ts';
import { call } from '#src/lib/api-client.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** The plans, or the built-in ones if the call returns nothing (rule built-in-content). */
export function usePlans(): { plans: readonly MembershipPlan[]; isLoading: boolean } {
  const { data, isPending } = useQuery(queryOf(listPlans, {}, onceAVisit));
  return { plans: data && data.length > 0 ? data : builtInPlans, isLoading: isPending };
}

/** The Professional plan, for pages that only show its price. */
export function useProfessionalPlan(): MembershipPlan {
  const { plans } = usePlans();
  const plan = [...plans, ...builtInPlans].find(({ id }) => id === 'professional');
  if (!plan) throw new Error('The Professional plan is built in');
  return plan;
}

const membershipKey = [myMembership.path];

/** The member's membership and open request, fetched on each visit because admins can change them. */
export function useMembership(isSignedIn: boolean) {
  return useQuery(queryOf(myMembership, {}, { ...onceAVisit, enabled: isSignedIn, refetchOnMount: 'always' }));
}

/** Asks for the Professional plan. */
export function useRequestMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { billing: 'monthly' | 'annual'; shownCents: number }) => call(requestMembership, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: membershipKey }),
    // If the price has changed, the new one must be shown.
    onError: () => client.invalidateQueries({ queryKey: [listPlans.path] }),
  });
}

/** Withdraws an open request. */
export function useWithdrawRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(withdrawMembershipRequest, { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: membershipKey }),
  });
}

/** Turns off the renewal; the membership ends with the paid term. */
export function useEndRenewal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endRenewal, {}),
    onSettled: () => client.invalidateQueries({ queryKey: membershipKey }),
  });
}
