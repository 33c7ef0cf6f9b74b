import { useQuery } from '@tanstack/react-query';

import { MessagePanel } from '#src/components/message-panel.tsx';
import { ResultsStart } from '#src/components/results-start.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { articlesQuery } from '../api.ts';
import { ArticleGrid, ArticleGridSkeleton } from './article-grid.tsx';
import styles from './article-results.module.css';

interface ArticleResultsProps {
  /** Narrows the list to one area; `undefined` is all topics. */
  focusAreaId: number | undefined;
  headingLevel?: 2 | 3;
  isPlain?: boolean;
}

/** The articles of a topic, or the text of an empty list (rule empty-lists). */
export function ArticleResults({ focusAreaId, headingLevel = 2, isPlain = false }: ArticleResultsProps) {
  const { data, isError, isFetching, refetch } = useQuery(articlesQuery(focusAreaId));
  return (
    <div className={isPlain ? undefined : styles.results}>
      {data && data.length > 0 ? (
        <>
          <ResultsStart />
          <ArticleGrid articles={data} headingLevel={headingLevel} isPlain={isPlain} />
        </>
      ) : data ? (
        <MessagePanel
          headingLevel={headingLevel}
          title="No articles found"
          text={
            focusAreaId === undefined
              ? 'Check back later for new articles and media content'
              : 'Try selecting a different focus area or check back later for new content'
          }
        />
      ) : isError ? (
        <RetryPanel
          headingLevel={headingLevel}
          title="Articles could not be loaded"
          more={focusAreaId === undefined ? undefined : 'The topic you chose is kept.'}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ArticleGridSkeleton isPlain={isPlain} />
      )}
    </div>
  );
}
