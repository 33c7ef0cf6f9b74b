import type { Source } from '../topic-content.ts';
import styles from './sources-list.module.css';

/** The sources of the page, in the order of the numbers in its text. */
export function SourcesList({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources" className={styles.title}>
        Sources
      </h2>
      <ol className={styles.list}>
        {sources.map(({ id, title, publisher, url }) => (
          <li key={id} id={`source-${id}`} tabIndex={-1} className={styles.source}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className={styles.publisher}>{publisher}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
