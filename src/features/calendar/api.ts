import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';

/** The address of the current user's calendar. */
export const calendarAddressQuery = queryOf(getCalendarAddress, {});

/** Makes a new address, or ends the one there is. */
export function useChangeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) => call(isWanted ? renewCalendarAddress : removeCalendarAddress, {}),
    onSuccess(saved, isWanted) {
      client.setQueryData(calendarAddressQuery.queryKey, saved);
      toast(
        isWanted
          ? { title: 'Your calendar has a new address', description: 'Subscribe to it in your calendar app.' }
          : { title: 'The address is ended', description: 'Apps that subscribed to it get nothing from now on.' },
      );
    },
    onError: (error) => toastFailure('The address was not changed', error),
  });
}
