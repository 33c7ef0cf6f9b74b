import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { type AuditAction, listAuditEntries } from '#contract/audit.ts';
import { type Claim, listClaims } from '#contract/claims.ts';
import { type ContactStatus, listContactMessages } from '#contract/contact.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { listFailedMails } from '#contract/failed-mails.ts';
import { type FeedSourceInput, type FeedState, listFeedSources } from '#contract/feeds.ts';
import type { ReportableKind } from '#contract/items.ts';
import {
  type CheckoutState,
  listCheckouts,
  listMembershipRequests,
  type MembershipRequest,
} from '#contract/memberships.ts';
import { type CaseList, listCases } from '#contract/moderation.ts';
import { listSubscribers, type SubscriptionStatus } from '#contract/newsletter.ts';
import { listSecurityLog } from '#contract/security-log.ts';
import { listUsers } from '#contract/users.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';

export type UserFilters = Omit<CallInput<typeof listUsers>['query'], 'cursor' | 'limit'>;

export function useUsers(filters: UserFilters) {
  return useInfiniteQuery(pagesOf(listUsers, { query: filters }, keepsPrevious));
}

export function useContactMessages(status: ContactStatus | undefined) {
  return useInfiniteQuery(pagesOf(listContactMessages, { query: { status } }, keepsPrevious));
}

export function useSubscribers(status: SubscriptionStatus | undefined) {
  return useInfiniteQuery(pagesOf(listSubscribers, { query: { status } }, keepsPrevious));
}

export function useAuditEntries(action: AuditAction | undefined) {
  return useInfiniteQuery(pagesOf(listAuditEntries, { query: { action } }, keepsPrevious));
}

export function useSecurityLog(filters: CallInput<typeof listSecurityLog>['query']) {
  return useInfiniteQuery(pagesOf(listSecurityLog, { query: filters }, keepsPrevious));
}

export function useCases(state: CaseList, kind: ReportableKind | undefined) {
  return useInfiniteQuery(pagesOf(listCases, { query: { state, kind } }, keepsPrevious));
}

export function useFeedSources(filters: { state?: FeedState; search?: string }) {
  return useInfiniteQuery(pagesOf(listFeedSources, { query: filters }, keepsPrevious));
}

export function useFailedMails() {
  return useInfiniteQuery(pagesOf(listFailedMails, { query: {} }, keepsPrevious));
}

/** Adds or changes a feed source. */
export function useFeedChange(done: string, act: (body: FeedSourceInput) => Promise<unknown>) {
  return useAdminAction(listFeedSources.path, done, act);
}

export function useClaims(status: Claim['status'] | undefined) {
  return useInfiniteQuery(pagesOf(listClaims, { query: { status } }, keepsPrevious));
}

export function useMembershipRequests(status: MembershipRequest['status'] | undefined) {
  return useInfiniteQuery(pagesOf(listMembershipRequests, { query: { status } }, keepsPrevious));
}

export function useCheckouts(state: CheckoutState | undefined) {
  return useInfiniteQuery(pagesOf(listCheckouts, { query: { state } }, keepsPrevious));
}

/** An action of an admin: says that it worked or why not, and asks for the list at `path` again. */
export function useAdminAction<Input>(path: string, done: string, act: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'That did not work',
        description: (error instanceof ApiError && error.body?.message) || 'Please try again in a moment.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
