import { useInfiniteQuery } from '@tanstack/react-query';

import { getTimeline, type TimelineKind } from '#contract/timelines.ts';
import { pagesOf } from '#src/lib/queries.ts';

/** What the member and their colleagues did with a record, fetched anew each time it is opened. */
export function useTimeline(kind: TimelineKind, id: number) {
  return useInfiniteQuery(pagesOf(getTimeline, { params: { kind, id: String(id) }, query: {} }, { staleTime: 0 }));
}
