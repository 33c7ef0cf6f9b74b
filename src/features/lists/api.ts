import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { listConnections } from '#contract/connections.ts';
import type { ExportFormat } from '#contract/kit/exports.ts';
import type { AgeSort } from '#contract/kit/paging.ts';
import {
  addToList,
  createList,
  deleteList,
  exportList,
  getList,
  type List,
  type ListAccess,
  type ListedKind,
  listListItems,
  listLists,
  listsHolding,
  removeFromList,
  renameList,
  shareList,
  unshareList,
} from '#contract/lists.ts';
import { getTimeline } from '#contract/timelines.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call, callForFile } from '#src/lib/api-client.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { keepsPrevious, pagesOf, queryOf } from '#src/lib/queries.ts';

/** A record that can be in lists. */
export interface Listed {
  kind: ListedKind;
  id: number;
}

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

/** What every call of lists changes. */
const changed = [listLists.path, getList.path, listListItems.path, listsHolding.path, getTimeline.path];

/** A change of lists: afterwards all that shows them is asked for again. */
export function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}

const idOf = ({ id }: Pick<List, 'id'>) => ({ id: String(id) });

export const useCreateList = () => useChange((name: string) => call(createList, { body: { name } }));

export const useRenameList = (list: Pick<List, 'id' | 'version'>) =>
  useChange((name: string) => call(renameList, { params: idOf(list), body: { name, version: list.version } }));

export const useDeleteList = (list: Pick<List, 'id'>) => useChange(() => call(deleteList, { params: idOf(list) }));

export const useShare = (list: Pick<List, 'id'>) =>
  useChange(({ memberId, access }: { memberId: number; access: ListAccess }) =>
    call(shareList, { params: { ...idOf(list), memberId: String(memberId) }, body: { access } }),
  );

export const useEndSharing = (list: Pick<List, 'id'>) =>
  useChange((memberId: number) => call(unshareList, { params: { ...idOf(list), memberId: String(memberId) } }));

export const takeOff = (list: Pick<List, 'id'>, { kind, id }: Listed) =>
  call(removeFromList, { params: { listId: String(list.id), kind, itemId: String(id) } });

export const fetchFile = (list: Pick<List, 'id'>, format: ExportFormat) =>
  callForFile(exportList, { params: idOf(list), query: { format } });

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
        changed
          .filter((path) => path !== listsHolding.path)
          .map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
  return { ids: data?.ids, isError, setListed: mutate };
}

/** The member's connections, all of them, page after page. */
export function useAllConnections() {
  const result = useInfiniteQuery(pagesOf(listConnections, { query: { list: 'connected', limit: '50' } }));
  const { data, hasNextPage, isFetching, fetchNextPage } = result;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    members: data?.pages.flatMap(({ items }) => items.map(({ member }) => member)) ?? [],
    isLoading: !data || hasNextPage,
    isError: result.isError,
  };
}
