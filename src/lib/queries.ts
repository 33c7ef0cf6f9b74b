import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';

import type { CallInput, CallResult, Endpoint } from '#contract/kit/endpoint.ts';
import { call } from './api-client.ts';

/** Fetched once per visit. Without this option, data is refetched whenever a component that shows it opens. */
export const onceAVisit = { staleTime: Number.POSITIVE_INFINITY } as const;

/** While filters change, the old results stay, dimmed, so nothing jumps. */
export const keepsPrevious = { placeholderData: keepPreviousData } as const;

/** The paging of all lists: each page gives the cursor of the next, `null` on the last. */
export const cursorPages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
} as const;

/**
 * The query of a reading endpoint. Its key begins with the endpoint's path, so that `[endpoint.path]` invalidates it.
 */
export function queryOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Omit<UndefinedInitialDataOptions<CallResult<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return queryOptions({
    ...options,
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  });
}

/**
 * The pages of a list, each by the cursor of the previous page. Its key differs from that of a plain query with the
 * same input.
 */
export function pagesOf<E extends PagedEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Partial<Omit<InfiniteOptions<CallResult<E>>, 'queryKey' | 'queryFn'>> = {},
) {
  const { query } = input as { query?: object };
  return infiniteQueryOptions({
    ...options,
    ...cursorPages,
    queryKey: [endpoint.path, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, query: { ...query, ...(pageParam && { cursor: pageParam }) } }, signal),
  });
}

type InfiniteOptions<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page, string>,
  readonly unknown[],
  string
>;

type PagedEndpoint = Endpoint & { response: z.ZodType<{ nextCursor: string | null }> };
