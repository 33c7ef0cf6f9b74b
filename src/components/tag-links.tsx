import { Link } from './link.tsx';
import styles from './tag-links.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** Where a tag leads, such as to the list of what carries it. */
  to: (tag: string) => string;
  /** The list is narrowed to this tag already. */
  isOn?: (tag: string) => boolean;
  /** At most this many; the rest becomes a figure, where it is to be said. */
  limit?: number;
  saysRest?: boolean;
  /** In a list that a tag narrows: what is in view stays there. */
  keepsPlace?: boolean;
}

/** The tags of a record, each of which leads to more of its kind. */
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
