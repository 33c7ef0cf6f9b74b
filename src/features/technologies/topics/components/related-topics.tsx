import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import type { RelatedTopic } from '../topic-content.ts';
import styles from './related-topics.module.css';

interface RelatedTopicsProps {
  topics: readonly RelatedTopic[];
  /** The slug of the article in the research hub that links to this page. */
  research: string;
}

/** Tags that link to related pages, and a link back to the research hub. */
export function RelatedTopics({ topics, research }: RelatedTopicsProps) {
  return (
    <section aria-labelledby="related-topics" className={styles.related}>
      <h2 id="related-topics" className={styles.title}>
        Related Topics
      </h2>
      <ul className={styles.tags}>
        {topics.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={styles.tag}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.research}>
        From the research hub:{' '}
        <Link to={pathTo(paths.researchArticle, { slug: research })}>the article that opens this dossier</Link>
      </p>
    </section>
  );
}
