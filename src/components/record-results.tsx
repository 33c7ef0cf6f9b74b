import { DisconnectOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { LoadMore } from './load-more.tsx';
import type { PagedQuery } from './paged-results.tsx';
import styles from './record-results.module.css';
import { ResultsBar } from './results-bar.tsx';
import { ResultsStart } from './results-start.tsx';
import { RetryPanel } from './retry-panel.tsx';

interface RecordResultsProps<Item> {
  result: PagedQuery<Item>;
  /** The plural noun of the list: `Companies`. */
  name: string;
  /** The accessible name, if it is not the only list of the page. */
  label?: string;
  /** The nouns of the count: `company`, `companies`. */
  nouns: { one: string; many: string };
  order?: string;
  /** Offers to clear the filters, beside the count. */
  isFiltered: boolean;
  onClear: () => void;
  skeleton: ReactNode;
  /** Stands beside the count, such as the switch to another view. */
  tools?: ReactNode;
  /** Stands between the count and the records, such as a map of all of them. */
  lead?: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** The number of shown records, if it differs from the number of loaded ones. */
  shown?: number;
  children: (items: Item[], isOutdated: boolean) => ReactNode;
}

/**
 * The records of a directory that match its filters, page by page: the count, the records and "load more", or a message
 * instead. `PagedResults` is the plain list without a count.
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
      >
        {props.tools}
      </ResultsBar>
      {props.lead}
      {!data && skeleton}
      {data && items.length === 0 && empty}
      {items.length > 0 && <ResultsStart />}
      {items.length > 0 && props.children(items, isPlaceholderData)}
      {count && (
        <LoadMore result={result} noun={name.toLowerCase()} shown={props.shown ?? items.length} total={count} />
      )}
    </section>
  );
}
