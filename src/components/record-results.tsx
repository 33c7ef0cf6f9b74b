import { DisconnectOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { LoadMore } from './load-more.tsx';
import type { PagedQuery } from './paged-results.tsx';
import styles from './record-results.module.css';
import { ResultsBar } from './results-bar.tsx';
import { RetryPanel } from './retry-panel.tsx';

interface RecordResultsProps<Item> {
  result: PagedQuery<Item>;
  /** The plural noun of the list: `Companies`. */
  name: string;
  /** The accessible name, if it is not the only list of the page. */
  label?: string;
  /** How the records are counted: `company found`, `companies found`. */
  nouns: { one: string; many: string };
  order?: string;
  /** Offers, beside the count, to clear the filters. */
  isFiltered: boolean;
  onClear: () => void;
  skeleton: ReactNode;
  /** What there is instead of an empty list. */
  empty: ReactNode;
  /** How many records stand there, where it is not as many as have been loaded. */
  shown?: number;
  children: (items: Item[], isOutdated: boolean) => ReactNode;
}

/**
 * The records of a directory that match its filters, read page by page: how many they are, the records, the way to
 * more; or what there is instead of them. `PagedResults` is the plain list without a count.
 */
export function RecordResults<Item>({ result, name, nouns, skeleton, empty, ...props }: RecordResultsProps<Item>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = result;
  if (!data && isError) {
    return (
      <RetryPanel
        art={<DisconnectOutlined />}
        title={`${name} could not be loaded`}
        more="Your filters are kept."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const count = data?.pages.at(-1)?.count;
  return (
    <section className={styles.results} aria-label={props.label ?? 'Results'} aria-busy={!data || isPlaceholderData}>
      <ResultsBar
        nouns={nouns}
        {...(props.order && { order: props.order })}
        count={count}
        isFiltered={props.isFiltered && items.length > 0}
        onClear={props.onClear}
      />
      {!data && skeleton}
      {data && items.length === 0 && empty}
      {items.length > 0 && props.children(items, isPlaceholderData)}
      {count && (
        <LoadMore result={result} noun={name.toLowerCase()} shown={props.shown ?? items.length} total={count} />
      )}
    </section>
  );
}
