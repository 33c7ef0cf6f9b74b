import { useQuery } from '@tanstack/react-query';

import { listPartners, type Partner } from '#contract/partners.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** All partners, or `undefined` while they load and after a failure. */
export function usePartners(): readonly Partner[] | undefined {
  return useQuery(queryOf(listPartners, {}, onceAVisit)).data;
}
