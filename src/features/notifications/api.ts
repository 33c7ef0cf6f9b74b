import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';

/** How often the bell asks for news while the page is in view (milliseconds). */
const pollInterval = minute;

const unreadQuery = queryOf(listNotifications, { query: { limit: '1' } });

/** The number of unread notifications; `undefined` while it is unknown or without a session. */
export function useUnreadNotifications(isSignedIn: boolean): number | undefined {
  const { data } = useQuery({
    ...unreadQuery,
    select: ({ unread }) => unread,
    enabled: isSignedIn,
    refetchInterval: usePolling(pollInterval),
  });
  return data;
}

/** The number of the newest notification, as far as the bell knows. */
export function useNewestNotification(): number | undefined {
  const { data } = useQuery({ ...unreadQuery, select: ({ items }) => items[0]?.id });
  return data;
}

/** The member's notifications, newest first. */
export function useNotifications() {
  return useInfiniteQuery(pagesOf(listNotifications, { query: {} }, keepsPrevious));
}

/** Notes that everything up to one notification has been seen. The marks on the page stay until the next visit. */
export function useMarkNotificationsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(markNotificationsRead, { body: { upTo } }),
    onSuccess: () => client.invalidateQueries(unreadQuery),
  });
}
