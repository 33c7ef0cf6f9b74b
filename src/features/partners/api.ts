import { useQuery } from '@tanstack/react-query';

import { listPartners, type Partner } from '#contract/partners.ts';
import { call } from '#src/lib/api-client.ts';

/** All partners, or `undefined` until they are there; a failure leaves it at that. */
export function usePartners(): readonly Partner[] | undefined {
  return useQuery({
    queryKey: [listPartners.path],
    queryFn: ({ signal }) => call(listPartners, {}, signal),
  }).data;
}
