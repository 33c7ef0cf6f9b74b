import type { ReactNode } from 'react';

import { MessagePanel } from './message-panel.tsx';
import { RetryPanel } from './retry-panel.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface SimpleListProps<Item> {
  result: { data: Item[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The plural noun of the list. */
  noun: string;
  empty: { art: ReactNode; title: string; text: string };
  children: (items: Item[]) => ReactNode;
}

/** A short list without pages: its records, or why there are none. */
export function SimpleList<Item>({ result, noun, empty, children }: SimpleListProps<Item>) {
  const { data, isError, isFetching, refetch } = result;
  if (data && data.length > 0) return children(data);
  if (data) return <MessagePanel {...empty} />;
  if (!isError) return <RowsSkeleton />;
  return (
    <RetryPanel title={`The ${noun} could not be loaded`} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
