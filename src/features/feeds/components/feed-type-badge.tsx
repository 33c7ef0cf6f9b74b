import type { FeedType } from '#contract/feeds.ts';
import styles from './feed-type-badge.module.css';

/** The kind of voice a source is, in its colour (spec 2, section 3). */
export function FeedTypeBadge({ type }: { type: FeedType }) {
  return (
    <span className={styles.badge} data-type={type}>
      {type}
    </span>
  );
}
