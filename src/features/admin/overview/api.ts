import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { getOverview, getTrends, type TrendRange } from '#contract/overview.ts';
import { call } from '#src/lib/api-client.ts';

/** What waits and how large the network is, as it is now. */
export function useOverview() {
  return useQuery({
    queryKey: [getOverview.path],
    queryFn: ({ signal }) => call(getOverview, {}, signal),
    staleTime: 0,
  });
}

/** How it has been over a range; the former range stays in view until the next is there. */
export function useTrends(range: TrendRange) {
  return useQuery({
    queryKey: [getTrends.path, range],
    queryFn: ({ signal }) => call(getTrends, { query: { range } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
