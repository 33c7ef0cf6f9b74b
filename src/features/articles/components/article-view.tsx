import { useMemo } from 'react';

import type { Article } from '#contract/articles.ts';
import { ArticleText } from '#src/components/article-text.tsx';
import { ReadingColumns } from '#src/components/reading-columns.tsx';
import { TagList } from '#src/components/tag-list.tsx';
import { htmlSections } from '#src/lib/html-sections.ts';
import { ArticleHead } from './article-head.tsx';
import styles from './article-view.module.css';

/** An article as everyone reads it; its editor shows it so, too. */
export function ArticleView({ article }: { article: Article }) {
  const sections = useMemo(() => htmlSections(article.content), [article.content]);
  return (
    <article className={styles.article}>
      <ArticleHead article={article} />
      <ReadingColumns sections={sections}>
        <ArticleText sections={sections} />
        <TagList tags={article.tags} />
        {article.isSample && (
          <p className={styles.note}>
            Sample article. The author is an invented person; figures are those of the sources named in the text.
          </p>
        )}
      </ReadingColumns>
    </article>
  );
}
