import { useQuery } from '@tanstack/react-query';

import { listFocusAreas } from '#contract/focus-areas.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** All focus areas, in their order. */
export function useFocusAreas() {
  return useQuery(queryOf(listFocusAreas, {}, onceAVisit));
}
