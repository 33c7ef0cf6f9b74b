import { useInfiniteQuery } from '@tanstack/react-query';

import type { FeedSource } from '#contract/feeds.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { olderItemsQuery } from '../api.ts';
import { FeedItemRow } from './feed-item-row.tsx';
import styles from './feed-source-section.module.css';
import { FeedStateLine } from './feed-state-line.tsx';
import { FeedTypeBadge } from './feed-type-badge.tsx';

/** A source: its name, when it was read, and its newest items. */
export function FeedSourceSection({ source }: { source: FeedSource }) {
  const older = useInfiniteQuery(olderItemsQuery(source));
  const items = [...source.items, ...(older.data?.pages.flatMap((page) => page.items) ?? [])];
  const hasMore = older.data ? older.hasNextPage : source.nextCursor !== null;
  const titleId = `feed-${source.id}`;
  return (
    <section aria-labelledby={titleId} className={styles.source} data-type={source.type}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h3 className={styles.name}>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              <span id={titleId}>{source.name}</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </h3>
          <FeedTypeBadge type={source.type} />
          {source.state === 'sample' && <Badge tone="plain">Sample</Badge>}
        </div>
        <p className={styles.about}>{source.description}</p>
        <FeedStateLine source={source} />
      </header>
      {items.length > 0 ? (
        <ul className={styles.items} aria-label={`Items of ${source.name}`}>
          {items.map((item) => (
            <li key={item.id}>
              <FeedItemRow item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>This source has no items yet.</p>
      )}
      {older.isError && (
        <p role="alert" className={styles.failed}>
          Older items could not be loaded.
        </p>
      )}
      {hasMore && (
        <Button
          kind="quiet"
          className={styles.more}
          aria-disabled={older.isFetching}
          onClick={() => {
            if (older.isFetching) return;
            void (older.data ? older.fetchNextPage() : older.refetch());
          }}
        >
          {older.isFetching ? 'Loading…' : older.isError ? 'Try again' : 'Show older items'}
        </Button>
      )}
    </section>
  );
}
