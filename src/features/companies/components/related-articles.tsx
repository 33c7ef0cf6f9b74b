import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { formatDate } from '#src/lib/format.ts';
import { relatedArticlesQuery } from '../api.ts';
import styles from './related-articles.module.css';

/** Articles related to the company or a note that there are none, and a link to all articles (rule company-pages). */
export function RelatedArticles({ id }: { id: string }) {
  const { data = [], isPending } = useQuery(relatedArticlesQuery(id));
  return (
    <section aria-labelledby="related-articles" className={styles.section}>
      <div className={styles.head}>
        <h2 id="related-articles" className={styles.title}>
          Related Articles
        </h2>
        <Link to={paths.media} className={styles.all}>
          Browse all articles
        </Link>
      </div>
      {data.length > 0 ? (
        <ul className={styles.list}>
          {data.map((article) => (
            <li key={article.id} className={styles.article}>
              <p className={styles.facts}>
                <span>{article.focus}</span>
                <time dateTime={article.date}>{formatDate(article.date)}</time>
              </p>
              <h3 className={styles.name}>
                <Link to={article.url}>{article.title}</Link>
              </h3>
              <p className={styles.text}>{article.description}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none} aria-busy={isPending}>
          {!isPending && 'No Related Articles'}
        </p>
      )}
    </section>
  );
}
