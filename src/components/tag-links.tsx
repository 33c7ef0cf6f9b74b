import { Link } from './link.tsx';
import styles from './tag-links.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** The target of a tag, such as the list of records with this tag. */
  to: (tag: string) => string;
  /** Whether the list is already filtered by this tag. */
  isOn?: (tag: string) => boolean;
  /** The most tags to show; the rest is shown as a number if wanted. */
  limit?: number;
  saysRest?: boolean;
  /** For a list that the tags filter: keeps the scroll position. */
  keepsPlace?: boolean;
}

/** The tags of a record; each links to other records with that tag. */
export function TagLinks({ tags, to, isOn, limit = tags.length, saysRest = false, keepsPlace = false }: TagLinksProps) {
  const hidden = tags.length - limit;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Link
            to={to(tag)}
            preventScrollReset={keepsPlace}
            className={styles.tag}
            aria-current={isOn?.(tag) ? 'true' : undefined}
          >
            {tag}
          </Link>
        </li>
      ))}
      {saysRest && hidden > 0 && (
        <li className={styles.more}>
          +{hidden}
          <span className="visually-hidden"> more tags</span>
        </li>
      )}
    </ul>
  );
}
