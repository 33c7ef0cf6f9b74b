import { useQuery } from '@tanstack/react-query';

import { listCharges, myMembership } from '#contract/memberships.ts';
import { call } from '#src/lib/api-client.ts';

/** The membership with its requests and charges, fetched on each visit because admins can change them. */
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
