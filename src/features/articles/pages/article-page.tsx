import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

import type { Article } from '#contract/articles.ts';
import { idParam } from '#contract/fields.ts';
import { ArticleText } from '#src/components/article-text.tsx';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { ReadingColumns } from '#src/components/reading-columns.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { htmlSections } from '#src/lib/html-sections.ts';
import { articleQuery } from '../api.ts';
import { ArticleGrid } from '../components/article-grid.tsx';
import { ArticleHead } from '../components/article-head.tsx';
import { ArticleSkeleton } from '../components/article-skeleton.tsx';
import styles from './article-page.module.css';

/** /media/{id}: what a card leads to. */
export function ArticlePage() {
  const { id = '' } = useParams();
  // An address that cannot be an article's is a missing article; there is no need to ask.
  const isId = idParam.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...articleQuery(id), enabled: isId });
  const isMissing = !isId || isNotFound(error);
  usePageTitle(isMissing ? 'Article Not Found' : (data?.title ?? 'Article'));

  if (isMissing) {
    return (
      <Page>
        <MessagePanel
          headingLevel={1}
          title="Article Not Found"
          text="The article you're looking for doesn't exist or has been removed."
          action={<ButtonLink to="/media">Back to Media</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to="/media">Back to Media</BackLink>
      </div>
      {data ? (
        <WholeArticle article={data} />
      ) : error ? (
        <RetryPanel
          headingLevel={1}
          title="Error Loading Article"
          text="Sorry, we couldn't load this article. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ArticleSkeleton />
      )}
    </Page>
  );
}

function WholeArticle({ article }: { article: Article }) {
  const sections = useMemo(() => htmlSections(article.content), [article.content]);
  return (
    <>
      <article className={styles.article}>
        <ArticleHead article={article} />
        <ReadingColumns sections={sections}>
          <ArticleText sections={sections} />
          <p className={styles.note}>
            Sample article. The author is an invented person; figures are those of the sources named in the text.
          </p>
        </ReadingColumns>
      </article>
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related" className={styles.relatedTitle}>
            More on {article.focus}
          </h2>
          <ArticleGrid articles={article.related} headingLevel={3} isPlain />
        </section>
      )}
    </>
  );
}
