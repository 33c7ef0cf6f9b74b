import type { FeedType } from '#contract/feeds.ts';
import styles from './feed-type-badge.module.css';

/** The type of a source, in its colour (rule feeds). */
export function FeedTypeBadge({ type }: { type: FeedType }) {
  return (
    <span className={styles.badge} data-type={type}>
      {type}
    </span>
  );
}
