import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { listNotifications, markNotificationsRead } from '#contract/notifications.ts';
import { call } from '#src/lib/api-client.ts';
import { cursorPages, cursorQuery } from '#src/lib/cursor-pages.ts';

/** How often the bell asks for news while the page is in view (milliseconds). */
const pollInterval = 60_000;

const unreadKey = [listNotifications.path, 'unread'] as const;

/** How many notifications are unread; nothing while that is unknown or nobody is signed in. */
export function useUnreadNotifications(isSignedIn: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(listNotifications, { query: { limit: '1' } }, signal),
    select: ({ unread }) => unread,
    enabled: isSignedIn,
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  return data;
}

/** What the member was told, newest first. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: [listNotifications.path, 'all'],
    queryFn: ({ pageParam, signal }) => call(listNotifications, { query: cursorQuery(pageParam) }, signal),
    ...cursorPages,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Notes that everything up to one notification has been seen. The marks on the page stay until the next visit. */
export function useMarkNotificationsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(markNotificationsRead, { body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadKey }),
  });
}
