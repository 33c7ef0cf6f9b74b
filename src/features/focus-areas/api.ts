import { useQuery } from '@tanstack/react-query';

import { listFocusAreas } from '#contract/focus-areas.ts';
import { call } from '#src/lib/api-client.ts';

/** All focus areas, in their order. */
export function useFocusAreas() {
  return useQuery({
    queryKey: [listFocusAreas.path],
    queryFn: ({ signal }) => call(listFocusAreas, {}, signal),
  });
}
