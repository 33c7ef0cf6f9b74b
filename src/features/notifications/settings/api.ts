import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/kit/endpoint.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import {
  type Delivery,
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from '#contract/notifications-settings.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';

const settingsQuery = queryOf(getNotificationSettings, {});

export function useNotificationSettings() {
  return useQuery(settingsQuery);
}

/** Stores a choice. It is shown at once, and reverted if it could not be stored. */
export function useSetDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: NotificationKind; delivery: Delivery }) => call(setNotificationDelivery, { body }),
    async onMutate({ kind, delivery }) {
      await client.cancelQueries(settingsQuery);
      client.setQueryData(settingsQuery.queryKey, (old) =>
        old ? { settings: { ...old.settings, [kind]: delivery } } : old,
      );
    },
    onError(error) {
      toastFailure('Your choice was not saved', error);
      return client.invalidateQueries(settingsQuery);
    },
  });
}

export function useUnsubscribe() {
  return useMutation({
    mutationFn: (link: CallInput<typeof unsubscribeFromNotifications>['body']) =>
      call(unsubscribeFromNotifications, { body: link }),
  });
}
