import type { Article } from '#contract/articles.ts';
import { ArticleGrid } from './article-grid.tsx';
import styles from './related-articles.module.css';

/** Others of the same focus area, under an article. */
export function RelatedArticles({ article }: { article: Article }) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.relatedTitle}>
        More on {article.focus}
      </h2>
      <ArticleGrid articles={article.related} headingLevel={3} isPlain />
    </section>
  );
}
