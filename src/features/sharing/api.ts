import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { listConnections } from '#contract/connections.ts';
import { pagesOf } from '#src/lib/queries.ts';

/** A change after which the answers of these calls are asked for again. */
export function useChangeOf<Input, Answer>(shownBy: readonly string[], change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(shownBy.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
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
