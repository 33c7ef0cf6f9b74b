import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { getMember, listMemberNetwork, listMembers, viewMember } from '#contract/members.ts';
import { getProfile, type ProfileInput, updateProfile } from '#contract/profile.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';
import type { MemberFilters } from './filters.ts';

/** The directory page by page; stale at once, as others join and connect. */
export function useMembers(filters: MemberFilters) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [listMembers.path, filters],
      queryFn: ({ pageParam, signal }) =>
        call(listMembers, { query: { ...filters, ...cursorQuery(pageParam) } }, signal),
      ...cursorPages,
      staleTime: 0,
      // While filters change the old list stays, dimmed: nothing jumps.
      placeholderData: keepPreviousData,
    }),
  );
}

/** One member's page; asked for again on every visit. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: [getMember.path, id],
    queryFn: ({ signal }) => call(getMember, { params: { id } }, signal),
    staleTime: 0,
  });
}

/** Whom a member is connected to, once that is to be shown. */
export function useMemberNetwork(id: number, isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: [listMemberNetwork.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMemberNetwork,
        { params: { id: String(id) }, query: pageParam === '' ? {} : { cursor: pageParam } },
        signal,
      ),
    ...cursorPages,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Tells the server that the profile is being looked at. Whether that worked is nobody's concern here. */
export async function noteView(id: number): Promise<void> {
  await call(viewMember, { params: { id: String(id) } }).catch(() => undefined);
}

/** One's own profile, for its page and its form. */
export const ownProfileQuery = queryOptions({
  queryKey: [getProfile.path],
  queryFn: ({ signal }) => call(getProfile, {}, signal),
  staleTime: 0,
});

export function useOwnProfile() {
  return useQuery(ownProfileQuery);
}

/** Saves one's own profile; whatever shows members is asked for again. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateProfile, { body }),
    onSuccess(saved) {
      client.setQueryData(ownProfileQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: [listMembers.path] });
      void client.invalidateQueries({ queryKey: [getMember.path] });
    },
  });
}
