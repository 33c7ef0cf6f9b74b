import { useQuery } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { usePolling } from '#src/hooks/use-polling.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** How often the visible shell polls for new messages (milliseconds). */
const interval = minute;

export const unreadQuery = queryOf(countUnread, {}, onceAVisit);

/** The badge text for unread messages: `3`, `99+`, or empty if there are none. */
export function useUnread(isSignedIn: boolean): string | undefined {
  const { data } = useQuery({ ...unreadQuery, enabled: isSignedIn, refetchInterval: usePolling(interval) });
  if (!data || data.total === 0) return undefined;
  return data.isCapped ? `${data.total}+` : String(data.total);
}
