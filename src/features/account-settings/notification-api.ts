import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  type Delivery,
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from '#contract/notification-settings.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { call } from '#src/lib/api-client.ts';
import { toastFailure } from './failure.ts';

const queryKey = [getNotificationSettings.path];

export function useNotificationSettings() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(getNotificationSettings, {}, signal), staleTime: 0 });
}

/** Stores a choice; it shows at once, and goes back when it could not be stored. */
export function useSetDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: NotificationKind; delivery: Delivery }) => call(setNotificationDelivery, { body }),
    async onMutate({ kind, delivery }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (old: Awaited<ReturnType<typeof readSettings>> | undefined) =>
        old ? { settings: { ...old.settings, [kind]: delivery } } : old,
      );
    },
    onError(error) {
      toastFailure('Your choice was not saved', error);
      return client.invalidateQueries({ queryKey });
    },
  });
}

function readSettings() {
  return call(getNotificationSettings, {});
}

export function useUnsubscribe() {
  return useMutation({
    mutationFn: (link: { token: string; kind: NotificationKind | 'digest' }) =>
      call(unsubscribeFromNotifications, { body: link }),
  });
}
