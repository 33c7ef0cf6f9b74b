import type { Article } from '#contract/articles.ts';
import { Link } from '#src/components/link.tsx';
import { formatDate } from '#src/lib/format.ts';
import { ArticleArt } from './article-art.tsx';
import styles from './article-head.module.css';

/** Title, standfirst, byline and picture of an article. */
export function ArticleHead({ article }: { article: Article }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Link to={`/focus/${article.focusSlug}`} className={styles.focus}>
          {article.focus}
        </Link>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.standfirst}>{article.description}</p>
        <p className={styles.byline}>
          <span className={styles.author}>By {article.author}</span>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          <span>{article.readTime} min read</span>
          <span className={styles.sample}>Sample article</span>
        </p>
      </div>
      <div className={styles.picture}>
        <ArticleArt article={article} />
      </div>
    </header>
  );
}
