import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadMore } from '#src/components/load-more.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import type { introductionsQuery } from '../api.ts';
import styles from './introduction-list.module.css';
import { IntroductionRow } from './introduction-row.tsx';

interface IntroductionListProps {
  query: ReturnType<typeof introductionsQuery>;
  empty: { title: string; text: string; action?: ReactNode };
}

/** Requests, newest first, page by page. */
export function IntroductionList({ query, empty }: IntroductionListProps) {
  const result = useInfiniteQuery(query);
  if (result.isPending) return <ListSkeleton />;
  if (!result.data) {
    return (
      <RetryPanel
        title="Introductions could not be loaded"
        text="Please check your connection and try again."
        isRetrying={result.isFetching}
        onRetry={() => void result.refetch()}
      />
    );
  }
  const items = result.data.pages.flatMap((page) => page.items);
  const [first] = result.data.pages;
  if (!first || items.length === 0) return <MessagePanel {...empty} />;
  return (
    <div>
      <ul className={styles.list}>
        {items.map((introduction) => (
          <IntroductionRow key={introduction.id} introduction={introduction} />
        ))}
      </ul>
      <LoadMore result={result} noun="introductions" shown={items.length} total={first.count} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading introductions</span>
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton width="40%" height={22} />
            <Skeleton width="70%" height={18} />
          </div>
        ))}
      </div>
    </div>
  );
}
