import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { researchArticleQuery } from '../api.ts';
import { ResearchBody } from '../components/research-body.tsx';
import { ResearchHead } from '../components/research-head.tsx';
import { ResearchSkeleton } from '../components/research-skeleton.tsx';
import styles from './research-article-page.module.css';

/** /research-hub/{slug}: in full for whom the membership includes it, else its opening. */
export function ResearchArticlePage() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(researchArticleQuery(slug));
  const isMissing = isNotFound(error);
  usePageTitle(isMissing ? 'Article Not Found' : (data?.title ?? 'Research article'));

  if (isMissing) {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          title="Article Not Found"
          text="The article you're looking for doesn't exist or has been removed."
          action={<ButtonLink to="/research-hub">Back to Research Hub</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to="/research-hub">Back to Research Hub</BackLink>
      </div>
      {data ? (
        <article className={styles.article}>
          <ResearchHead article={data} />
          <ResearchBody article={data} path={`/research-hub/${data.slug}`} />
        </article>
      ) : error ? (
        <RetryPanel
          headingLevel={1}
          title="Error Loading Article"
          text="Sorry, we couldn't load this article. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ResearchSkeleton />
      )}
    </Page>
  );
}
