import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { MessagePanel } from '#src/components/message-panel.tsx';
import type { ListingsResult } from '../api.ts';
import { hasFilters, type ListingFilters } from '../filters.ts';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { ListingGrid } from './listing-grid.tsx';
import styles from './listing-results.module.css';
import { LoadMore } from './load-more.tsx';
import { NoListings } from './no-listings.tsx';
import { ResultsBar } from './results-bar.tsx';

/** Spec 2, section 9: four cards stand in while listings load. */
const placeholders = ['first', 'second', 'third', 'fourth'];

interface ListingResultsProps {
  result: ListingsResult;
  filters: ListingFilters;
  onClear: () => void;
}

/** The listings that match, or what there is instead of them. */
export function ListingResults({ result, filters, onClear }: ListingResultsProps) {
  const { data, isPlaceholderData, isError, isFetching, refetch } = result;
  const listings = data?.pages.flatMap(({ items }) => items) ?? [];
  const count = data?.pages.at(-1)?.count;

  if (!data && isError) {
    return (
      <MessagePanel
        isAlert
        art={<DisconnectOutlined />}
        title="Listings could not be loaded"
        text="The server did not answer as it should. Your filters are kept."
        action={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <section className={styles.results} aria-label="Results" aria-busy={!data || isPlaceholderData}>
      <ResultsBar count={count} isFiltered={hasFilters(filters) && listings.length > 0} onClear={onClear} />
      {!data && (
        <div className={styles.grid}>
          {placeholders.map((place) => (
            <ListingCardSkeleton key={place} />
          ))}
        </div>
      )}
      {data && listings.length === 0 && <NoListings isFiltered={hasFilters(filters)} onClear={onClear} />}
      {listings.length > 0 && <ListingGrid listings={listings} filters={filters} isOutdated={isPlaceholderData} />}
      {count && <LoadMore result={result} shown={listings.length} total={count} />}
    </section>
  );
}
