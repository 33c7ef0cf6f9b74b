import { Link } from '#src/components/link.tsx';
import { type ListingFilters, listingsPath } from '../filters.ts';
import styles from './tag-links.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** What the list is narrowed to already; a tag narrows it further. */
  filters?: ListingFilters;
  /** At most this many; the rest becomes a figure. */
  limit?: number;
}

/** Tags that lead to the list of what carries them. The tag in force leads back to the list without it. */
export function TagLinks({ tags, filters = {}, limit = tags.length }: TagLinksProps) {
  const { tag: chosen, ...others } = filters;
  const hidden = tags.length - limit;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.slice(0, limit).map((tag) => {
        const isOn = tag.toLowerCase() === chosen?.toLowerCase();
        return (
          <li key={tag}>
            <Link
              to={listingsPath(isOn ? others : { ...filters, tag })}
              preventScrollReset
              className={styles.tag}
              aria-current={isOn ? 'true' : undefined}
            >
              {tag}
            </Link>
          </li>
        );
      })}
      {hidden > 0 && (
        <li className={styles.more}>
          +{hidden}
          <span className="visually-hidden"> more tags</span>
        </li>
      )}
    </ul>
  );
}
