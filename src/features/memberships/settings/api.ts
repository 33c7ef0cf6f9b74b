import { useQuery } from '@tanstack/react-query';

import { listCharges, myMembership } from '#contract/memberships.ts';
import { call } from '#src/lib/api-client.ts';

/** The membership with what was asked for and charged; others decide about it, so it is asked for on each visit. */
export function useMembershipDetails() {
  return useQuery({
    queryKey: [myMembership.path, 'details'],
    queryFn: async ({ signal }) => {
      const [membership, { items }] = await Promise.all([
        call(myMembership, {}, signal),
        call(listCharges, {}, signal),
      ]);
      return { membership, charges: items };
    },
  });
}
