import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import { formatCount } from '#src/lib/format.ts';
import type { ListingsResult } from '../api.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  result: ListingsResult;
  shown: number;
  total: { value: number; isCapped: boolean };
}

/** The way to the next page of a list. Afterwards the focus is on the first new card. */
export function LoadMore({ result, shown, total }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = result;
  const place = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (shownBefore.current === undefined || shown <= shownBefore.current) return;
    const cards = place.current?.parentElement?.querySelectorAll<HTMLElement>('[data-listing] h2 a');
    cards?.[shownBefore.current]?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [shown]);

  return (
    <div ref={place} className={styles.more}>
      {isFetchNextPageError && (
        <p role="alert" className={styles.error}>
          More listings could not be loaded.
        </p>
      )}
      {hasNextPage && (
        <>
          <p className={styles.shown}>
            Showing {shown} of {formatCount(total)}
          </p>
          <Button
            size="large"
            disabled={isPlaceholderData}
            loading={isFetchingNextPage}
            onClick={() => {
              shownBefore.current = shown;
              void fetchNextPage();
            }}
          >
            {isFetchNextPageError ? 'Try again' : 'Load more'}
          </Button>
        </>
      )}
    </div>
  );
}
