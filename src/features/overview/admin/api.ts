import { useQuery } from '@tanstack/react-query';
import { minute } from '#contract/kit/durations.ts';
import { getOverview, getTrends, type TrendRange } from '#contract/overview.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';

/** The waiting tasks and the size of the network at this moment. */
export function useOverview() {
  return useQuery(queryOf(getOverview, {}));
}

/** Loads the trends of a range; the previous range stays visible until the next one has loaded. */
export function useTrends(range: TrendRange) {
  return useQuery(queryOf(getTrends, { query: { range } }, { ...keepsPrevious, staleTime: minute }));
}
