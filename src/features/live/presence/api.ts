import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { minute } from '#contract/kit/durations.ts';
import { getPresence, sharePresence } from '#contract/live-presence.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';

const presenceQuery = queryOf(getPresence, {});

/** Which connections of the current user are online, and whether the user shows them the same. */
export function usePresence() {
  return useQuery({ ...presenceQuery, refetchInterval: usePolling(minute) });
}

/** Shows connections when the user is online, or stops it. */
export function useSharePresence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isShared: boolean) => call(sharePresence, { body: { isShared } }),
    onSuccess(saved) {
      client.setQueryData(presenceQuery.queryKey, saved);
      toast(
        saved.isShared
          ? {
              title: 'Your connections see when you are online',
              description: 'Those who share it, too, as you see them.',
            }
          : { title: 'Nobody sees when you are online', description: 'You do not see who else is, either.' },
      );
    },
    onError: (error) => toastFailure('Your choice was not saved', error),
  });
}
