import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { CallResult } from '#contract/kit/endpoint.ts';
import type { ExportFormat } from '#contract/kit/exports.ts';
import type { AgeSort } from '#contract/kit/paging.ts';
import {
  addToList,
  exportList,
  getList,
  type List,
  type ListedKind,
  listListItems,
  listLists,
  listsHolding,
  removeFromList,
} from '#contract/lists.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useChangeOf } from '#src/features/sharing/index.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';
import { listKind } from './kind.ts';

/** A record that can be in lists. */
export interface Listed {
  kind: ListedKind;
  id: number;
}

/** A list as its page has it. */
export type SharedList = CallResult<typeof getList>;

/** The member's lists and those shared with the member, last changed first. */
export const listsQuery = queryOf(listLists, {});
export const listQuery = (id: string) => queryOf(getList, { params: { id } });

export function useLists() {
  const { user } = useCurrentUser();
  return useQuery({ ...listsQuery, enabled: user !== null });
}

/** Records of a list. */
export function useListItems(
  id: number,
  query: { kind?: ListedKind | undefined; field?: string; option?: string; sort?: AgeSort | undefined },
) {
  return useInfiniteQuery(pagesOf(listListItems, { params: { listId: String(id) }, query }, keepsPrevious));
}

/** A change of lists: afterwards all that shows them is asked for again. */
export const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) =>
  useChangeOf(listKind.shownBy, change);

export const takeOff = (list: Pick<List, 'id'>, { kind, id }: Listed) =>
  call(removeFromList, { params: { listId: String(list.id), kind, itemId: String(id) } });

export const fetchFile = (list: Pick<List, 'id'>, format: ExportFormat) =>
  callForFile(exportList, { params: { id: String(list.id) }, query: { format } });

/** Adds several records to a list, all of them or none. */
export const useAddAll = () =>
  useChange(({ listId, records }: { listId: number; records: Listed[] }) =>
    call(addToList, { params: { listId: String(listId) }, body: { records } }),
  );

/** The lists that hold a record, and a function that adds it to one or takes it off. The answer shows at once. */
export function useHolding(record: Listed) {
  const client = useQueryClient();
  const query = queryOf(listsHolding, { query: { kind: record.kind, id: String(record.id) } });
  const { data, isError } = useQuery(query);
  const { mutate } = useMutation({
    mutationFn: async ({ listId, isListed }: { listId: number; isListed: boolean }): Promise<void> => {
      if (isListed) await call(addToList, { params: { listId: String(listId) }, body: record });
      else await takeOff({ id: listId }, record);
    },
    async onMutate({ listId, isListed }) {
      await client.cancelQueries(query);
      const others = (client.getQueryData(query.queryKey)?.ids ?? []).filter((id) => id !== listId);
      client.setQueryData(query.queryKey, { ids: isListed ? [...others, listId] : others });
    },
    onError(error, { listId, isListed }) {
      // It waits in the outbox of the desktop app, which sends it by itself.
      if (error instanceof Waiting) return;
      const others = (client.getQueryData(query.queryKey)?.ids ?? []).filter((id) => id !== listId);
      client.setQueryData(query.queryKey, { ids: isListed ? others : [...others, listId] });
    },
    onSuccess: () =>
      Promise.all(
        listKind.shownBy
          .filter((path) => path !== listsHolding.path)
          .map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
  return { ids: data?.ids, isError, setListed: mutate };
}
