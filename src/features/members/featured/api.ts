import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getFeaturedTurn, listFeaturedMembers, setTakesPart } from '#contract/members-featured.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';

/** The members in the featured row. */
export function useFeaturedMembers() {
  return useQuery(queryOf(listFeaturedMembers, {}));
}

const turnQuery = queryOf(getFeaturedTurn, {});

/** The current user's turn in the featured row. */
export function useFeaturedTurn() {
  return useQuery(turnQuery);
}

/** Takes part in the featured row, or no longer. Shown at once, and reverted if it could not be stored. */
export function useSetTakesPart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (takesPart: boolean) => call(setTakesPart, { body: { takesPart } }),
    async onMutate(takesPart) {
      await client.cancelQueries(turnQuery);
      client.setQueryData(turnQuery.queryKey, (old) => old && { ...old, takesPart });
    },
    onError: (error) => toastFailure('Your choice was not saved', error),
    onSettled: () => client.invalidateQueries(turnQuery),
  });
}
