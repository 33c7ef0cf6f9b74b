import { useQuery } from '@tanstack/react-query';

import type { TopicId } from '#contract/technologies-topics.ts';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { feedsQuery } from '../api.ts';
import styles from './feed-list.module.css';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { FeedSourceSection } from './feed-source-section.tsx';

/** News about a technology from outside: its sources with their newest items (rule feeds). */
export function FeedList({ technologyId }: { technologyId: TopicId }) {
  const { data, isError, isFetching, refetch } = useQuery(feedsQuery(technologyId));
  if (data && data.length > 0) {
    return (
      <div className={styles.list}>
        {data.map((source) => (
          <FeedSourceSection key={source.id} source={source} />
        ))}
      </div>
    );
  }
  if (data) {
    return (
      <MessagePanel
        headingLevel={3}
        title="No feeds yet"
        text="This technology has no sources yet. Check back later."
      />
    );
  }
  if (!isError) return <FeedSkeleton />;
  return (
    <RetryPanel
      headingLevel={3}
      title="Feeds could not be loaded"
      more="The rest of this page is complete."
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
