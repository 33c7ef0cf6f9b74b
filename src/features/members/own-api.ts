import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getMember, listMembers } from '#contract/members.ts';
import { getProfile, type ProfileInput, updateProfile } from '#contract/members-profile.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The current user's profile, for its page and its form. */
export const ownProfileQuery = queryOf(getProfile, {});

export function useOwnProfile() {
  return useQuery(ownProfileQuery);
}

/** Saves the current user's profile; queries that show members are fetched again. */
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
