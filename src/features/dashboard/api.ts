import { useQuery } from '@tanstack/react-query';

import { getDashboard } from '#contract/dashboard.ts';
import { queryOf } from '#src/lib/queries.ts';

/** Loads the dashboard again on every visit. */
export function useDashboard() {
  return useQuery(queryOf(getDashboard, {}));
}
