import { useQuery } from '@tanstack/react-query';

import { version } from '#contract/health.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/**
 * Whether the quick-login card has a place here: everywhere but in production. While that is not
 * known, or cannot be found out, it is shown, and a click gets its own answer.
 */
export function useTestUsersExist(): boolean {
  const { data } = useQuery(queryOf(version, {}, onceAVisit));
  return data?.mode !== 'production';
}
