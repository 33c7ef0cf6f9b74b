import { useLive } from '#src/stores/live.ts';

/** How much less often is asked while changes arrive by themselves. */
const patience = 10;

/**
 * How often to ask again, for `refetchInterval`: at this interval, or, while the stream of events is up, far less often (rule
 * live).
 */
export function usePolling(interval: number): number {
  const isUp = useLive((state) => state.isUp);
  return isUp ? interval * patience : interval;
}
