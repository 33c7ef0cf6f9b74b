import type { Article } from '#contract/articles.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Byline } from '#src/components/byline.tsx';
import { Link } from '#src/components/link.tsx';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { ArticleArt } from './article-art.tsx';
import styles from './article-head.module.css';

/** Title, standfirst, byline and picture of an article. */
export function ArticleHead({ article }: { article: Article }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Link to={pathTo(paths.focusArea, { slug: article.focusSlug })} className={styles.focus}>
          {article.focus}
        </Link>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.standfirst}>{article.description}</p>
        <Byline
          lead={<>By {article.author}</>}
          date={<time dateTime={article.date}>{formatDate(article.date)}</time>}
          readTime={article.readTime}
          isSample={article.isSample}
          className={styles.byline}
        />
        <KeptBadge kind="article" id={article.id} />
      </div>
      <div className={styles.picture}>
        <ArticleArt article={article} />
      </div>
    </header>
  );
}
