import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import type { Source } from '../topic-content.ts';
import styles from './reading-list.module.css';

interface ReadingListProps {
  publications: readonly Source[];
  /** Slug of the article in the research hub. */
  research: string;
  title: string;
}

/** Introductory publications, and our own article on the subject. */
export function ReadingList({ publications, research, title }: ReadingListProps) {
  return (
    <ul className={styles.list}>
      <li className={styles.entry}>
        <Link to={pathTo(paths.researchArticle, { slug: research })}>{title}</Link>
        <span className={styles.publisher}>Our research hub</span>
      </li>
      {publications.map(({ id, title: name, publisher, url }) => (
        <li key={id} className={styles.entry}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          <span className={styles.publisher}>{publisher}</span>
        </li>
      ))}
    </ul>
  );
}
