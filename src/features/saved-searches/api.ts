import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { CallInput } from '#contract/kit/endpoint.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '#contract/saved-searches.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

const searchesQuery = queryOf(listSavedSearches, {}, onceAVisit);

/** The member's saved searches; none for a visitor. */
export function useSavedSearches() {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...searchesQuery, enabled: user !== null });
  return user === null ? [] : (data ?? []);
}

/** Changes to the saved searches; each asks for the list again, also one that was refused. */
export function useSearchChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: searchesQuery.queryKey });
  return {
    create: useMutation({
      mutationFn: (body: CallInput<typeof createSavedSearch>['body']) => call(createSavedSearch, { body }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: number } & CallInput<typeof updateSavedSearch>['body']) =>
        call(updateSavedSearch, { params: { id: String(id) }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(deleteSavedSearch, { params: { id: String(id) } }),
      // Not waited for: the new list takes away the row, and with it what the row has to say.
      onSettled: () => void onSettled(),
    }),
  };
}
