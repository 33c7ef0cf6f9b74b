import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { type AuditAction, listAuditEntries } from '#contract/audit.ts';
import { type Claim, listClaims } from '#contract/claims.ts';
import { type ContactStatus, listContactMessages } from '#contract/contact.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { listFailedMails } from '#contract/failed-mails.ts';
import { type FeedSourceInput, type FeedState, listFeedSources } from '#contract/feeds.ts';
import type { ReportableKind } from '#contract/items.ts';
import { listMembershipRequests, type MembershipRequest } from '#contract/memberships.ts';
import { type CaseList, listCases } from '#contract/moderation.ts';
import { listSubscribers, type SubscriptionStatus } from '#contract/newsletter.ts';
import { listSecurityLog } from '#contract/security-log.ts';
import { listUsers } from '#contract/users.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';
import { toast } from '#src/stores/toasts.ts';

/** What all paged lists of the admin have in common: asked for anew on every visit, the old page stays meanwhile. */
const paged = {
  ...cursorPages,
  placeholderData: keepPreviousData,
  staleTime: 0,
} as const;

export type UserFilters = Omit<CallInput<typeof listUsers>['query'], 'cursor' | 'limit'>;

export function useUsers(filters: UserFilters) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listUsers.path, filters],
    queryFn: ({ pageParam, signal }) => call(listUsers, { query: { ...filters, ...cursorQuery(pageParam) } }, signal),
  });
}

export function useContactMessages(status: ContactStatus | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listContactMessages.path, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listContactMessages, { query: { ...(status && { status }), ...cursorQuery(pageParam) } }, signal),
  });
}

export function useSubscribers(status: SubscriptionStatus | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listSubscribers.path, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listSubscribers, { query: { ...(status && { status }), ...cursorQuery(pageParam) } }, signal),
  });
}

export function useAuditEntries(action: AuditAction | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listAuditEntries.path, action ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, { query: { ...(action && { action }), ...cursorQuery(pageParam) } }, signal),
  });
}

export function useSecurityLog(filters: CallInput<typeof listSecurityLog>['query']) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listSecurityLog.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listSecurityLog, { query: { ...filters, ...cursorQuery(pageParam) } }, signal),
  });
}

export function useCases(state: CaseList, kind: ReportableKind | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listCases.path, state, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listCases, { query: { state, ...(kind && { kind }), ...cursorQuery(pageParam) } }, signal),
  });
}

export function useFeedSources(filters: { state?: FeedState; search?: string }) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listFeedSources.path, filters],
    queryFn: ({ pageParam, signal }) =>
      call(listFeedSources, { query: { ...filters, ...cursorQuery(pageParam) } }, signal),
  });
}

export function useFailedMails() {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listFailedMails.path],
    queryFn: ({ pageParam, signal }) => call(listFailedMails, { query: cursorQuery(pageParam) }, signal),
  });
}

/** Adds or changes a feed source. */
export function useFeedChange(done: string, act: (body: FeedSourceInput) => Promise<unknown>) {
  return useAdminAction(listFeedSources.path, done, act);
}

export function useClaims(status: Claim['status'] | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listClaims.path, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listClaims, { query: { ...(status && { status }), ...cursorQuery(pageParam) } }, signal),
  });
}

export function useMembershipRequests(status: MembershipRequest['status'] | undefined) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [listMembershipRequests.path, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listMembershipRequests, { query: { ...(status && { status }), ...cursorQuery(pageParam) } }, signal),
  });
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
