import { useQuery } from '@tanstack/react-query';

import { getDashboard } from '#contract/dashboard.ts';
import { queryOf } from '#src/lib/queries.ts';

/** What waits for the member, and what is theirs; asked for again on every visit. */
export function useDashboard() {
  return useQuery(queryOf(getDashboard, {}));
}
