import { useQuery } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import { countUnread } from '#contract/messages.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** How often the shell looks for new messages while it is visible (milliseconds). */
const interval = minute;

export const unreadQuery = queryOf(countUnread, {}, onceAVisit);

/** Unread messages as a badge says it: `3`, `99+`, and nothing where there are none. */
export function useUnread(isSignedIn: boolean): string | undefined {
  const { data } = useQuery({ ...unreadQuery, enabled: isSignedIn, refetchInterval: interval });
  if (!data || data.total === 0) return undefined;
  return data.isCapped ? `${data.total}+` : String(data.total);
}
