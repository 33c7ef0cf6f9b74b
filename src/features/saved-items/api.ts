import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { SavableKind } from '#contract/items.ts';
import { listSavedIds, listSavedItems, saveItem, unsaveItem } from '#contract/saved-items.ts';
import type { BulkAction } from '#src/components/bulk-actions.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useWaitingAnswers } from '#src/features/outbox/index.ts';
import { call } from '#src/lib/api-client.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { keepsPrevious, onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';

/** The records of one kind that the member has saved: one call for all the buttons of a page. */
function savedIdsQuery(kind: SavableKind) {
  return queryOf(listSavedIds, { query: { kind } }, onceAVisit);
}

/** Whether a record is saved, and a function to change it. The button changes at once. */
export function useSaved(kind: SavableKind, id: number) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const query = savedIdsQuery(kind);
  const { data } = useQuery({ ...query, enabled: user !== null });
  const waiting = useWaitingAnswers().get(`saved/${kind}/${id}`);
  const isSaved = waiting ? waiting.isSaved === true : user !== null && (data?.ids.includes(id) ?? false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (save: boolean): Promise<void> => {
      const params = { kind, id: String(id) };
      await (save ? call(saveItem, { params }) : call(unsaveItem, { params }));
    },
    async onMutate(save) {
      await client.cancelQueries(query);
      const before = client.getQueryData(query.queryKey);
      const others = (before?.ids ?? []).filter((saved) => saved !== id);
      client.setQueryData(query.queryKey, { ids: save ? [...others, id] : others });
      return before;
    },
    onError(_error, _save, before) {
      client.setQueryData(query.queryKey, before);
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: query.queryKey });
      void client.invalidateQueries({ queryKey: [listSavedItems.path] });
    },
  });
  return { isSaved, isPending, isWaiting: waiting !== undefined, setSaved: mutate };
}

/**
 * The action that saves several records, and the call whose answer it changes. Visitors have none.
 */
export function useBulkSave<Row extends { id: number }>(
  kind: SavableKind,
): { path: string; actions: readonly BulkAction<Row>[] } {
  const { user } = useCurrentUser();
  const save: BulkAction<Row> = {
    label: 'Save',
    act: ({ id }) =>
      call(saveItem, { params: { kind, id: String(id) } }).catch((error: unknown) => {
        // In the outbox it is as good as saved.
        if (!(error instanceof Waiting)) throw error;
      }),
    done: (count) => `${count} saved`,
  };
  return { path: listSavedIds.path, actions: user ? [save] : [] };
}

/** The member's saved items, newest first; of one kind, or of all. */
export function useSavedItems(kind: SavableKind | undefined) {
  return useInfiniteQuery(pagesOf(listSavedItems, { query: { kind } }, keepsPrevious));
}
