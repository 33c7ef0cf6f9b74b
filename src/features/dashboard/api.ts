import { useQuery } from '@tanstack/react-query';

import { getDashboard } from '#contract/dashboard.ts';
import { call } from '#src/lib/api-client.ts';

/** What waits for the member, and what is theirs; asked for anew on every visit. */
export function useDashboard() {
  return useQuery({
    queryKey: [getDashboard.path],
    queryFn: ({ signal }) => call(getDashboard, {}, signal),
    staleTime: 0,
  });
}
