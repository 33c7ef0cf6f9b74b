import { useQuery, useQueryClient } from '@tanstack/react-query';

import { getAccount } from '#contract/accounts-settings.ts';
import { queryOf } from '#src/lib/queries.ts';

export const accountQuery = queryOf(getAccount, {});

/** The account as the settings show it, fetched again on every visit. */
export function useAccount() {
  return useQuery(accountQuery);
}

/** Asks for the account again once something about it has changed. */
export function useRefreshAccount() {
  const client = useQueryClient();
  return () => client.invalidateQueries(accountQuery);
}
