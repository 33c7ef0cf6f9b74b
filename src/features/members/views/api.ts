import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getViewSharing, listProfileViews, setViewSharing } from '#contract/members-views.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf, queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';

/** Who viewed the current user's profile, page by page. */
export function useProfileViews() {
  return useInfiniteQuery(pagesOf(listProfileViews, { query: {} }));
}

const sharingQuery = queryOf(getViewSharing, {});

/** Whether the current user shares their visits. */
export function useViewSharing() {
  return useQuery(sharingQuery);
}

/** Turns the sharing of visits on or off; the list of views is fetched again. */
export function useSetViewSharing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isShared: boolean) => call(setViewSharing, { body: { isShared } }),
    onSuccess(saved) {
      client.setQueryData(sharingQuery.queryKey, saved);
      toast(
        saved.isShared
          ? { title: 'You share your visits', description: 'From now on, members who share theirs see your name.' }
          : { title: 'Your visits are private', description: 'Your name is gone from the visits you made.' },
      );
      return client.invalidateQueries({ queryKey: [listProfileViews.path] });
    },
    onError: (error) => toastFailure('Your choice was not saved', error),
  });
}
