import type { ArticleSummary } from '#contract/articles.ts';
import { CardLink } from '#src/components/link.tsx';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { ArticleArt } from './article-art.tsx';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  /** Of its title: 2 right under the page's, 3 within a section. */
  headingLevel: 2 | 3;
}

/** The content of a list item with the class `card` and that of its size. The whole card links to the article. */
export function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.inner}>
      <div className={styles.picture}>
        <ArticleArt article={article} className={styles.art} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.focus}>{article.focus}</span>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
        </p>
        <Heading className={styles.title}>
          <CardLink to={article.url}>{article.title}</CardLink>
        </Heading>
        <p className={styles.text}>{article.description}</p>
        <p className={styles.byline}>
          <span>{article.author}</span>
          <span>
            {article.readTime} min read <KeptMark kind="article" id={article.id} />
          </span>
        </p>
      </div>
    </article>
  );
}
