import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '#src/lib/format.ts';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** An infinite query of react-query. */
  result: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** The noun for the records, in the plural. */
  noun: string;
  shown: number;
  total: { value: number; isCapped: boolean };
}

/**
 * The button for the next page of a list, placed beside the list's element. Cards carry `data-card`; afterwards the
 * first new card with a link has the focus, at the link in its heading if it has one.
 */
export function LoadMore({ result, noun, shown, total }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = result;
  const place = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (shownBefore.current === undefined || shown <= shownBefore.current) return;
    const cards = [...(place.current?.parentElement?.querySelectorAll('[data-card]') ?? [])];
    const links = cards
      .slice(shownBefore.current)
      .map((card) => card.querySelector<HTMLElement>(':is(h2, h3) a') ?? card.querySelector('a'));
    links.find((link) => link !== null)?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [shown]);

  return (
    <div ref={place} className={styles.more}>
      {isFetchNextPageError && (
        <p role="alert" className={styles.error}>
          More {noun} could not be loaded.
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
            isLoading={isFetchingNextPage}
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
