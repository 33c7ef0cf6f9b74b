import { DisconnectOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { LoadMore } from './load-more.tsx';
import { ResultsStart } from './results-start.tsx';
import { RetryPanel } from './retry-panel.tsx';

/** An infinite query whose pages are the contract's. */
export interface PagedQuery<Item> {
  data: { pages: { items: Item[]; count: { value: number; isCapped: boolean } }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface PagedResultsProps<Item> {
  result: PagedQuery<Item>;
  /** The plural noun of the list. */
  noun: string;
  /** Shown while the first page loads. */
  skeleton: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list that is read page by page: its records, or why there are none. */
export function PagedResults<Item>({ result, noun, skeleton, empty, children }: PagedResultsProps<Item>) {
  const { data, isError, isFetching, refetch } = result;
  if (!data && isError) {
    return (
      <RetryPanel
        art={<DisconnectOutlined />}
        title={`The ${noun} could not be loaded`}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const count = data?.pages.at(-1)?.count;
  return (
    <section aria-label="Results" aria-busy={!data || result.isPlaceholderData}>
      {!data && skeleton}
      {data && items.length === 0 && empty}
      {items.length > 0 && <ResultsStart />}
      {items.length > 0 && children(items)}
      {count && <LoadMore result={result} noun={noun} shown={items.length} total={count} />}
    </section>
  );
}
