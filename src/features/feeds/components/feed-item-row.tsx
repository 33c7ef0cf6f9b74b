import type { FeedItem } from '#contract/feeds.ts';
import { Badge } from '#src/components/badge.tsx';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { CompanyLinks } from './company-links.tsx';
import styles from './feed-item-row.module.css';
import { LikeButton } from './like-button.tsx';

/** An item: its text, its companies, and a member's actions. */
export function FeedItemRow({ item }: { item: FeedItem }) {
  const titleId = `feed-item-${item.id}`;
  return (
    <article className={styles.item} aria-labelledby={titleId}>
      <div className={styles.words}>
        <p className={styles.facts}>
          <time dateTime={item.date}>{formatDate(item.date)}</time>
          {item.isPremium && <Badge tone="premium">Premium</Badge>}
        </p>
        <h4 className={styles.title}>
          <a href={item.link} target="_blank" rel="noopener noreferrer">
            <span id={titleId}>{item.title}</span>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </h4>
        {item.summary !== item.title && <p className={styles.summary}>{item.summary}</p>}
        <CompanyLinks companies={item.associatedCompanies} />
      </div>
      <div className={styles.actions}>
        <LikeButton item={item} />
        <SaveButton
          kind="feed-item"
          id={item.id}
          isCompact
          labels={{ save: `Save “${item.title}”`, saved: `Saved: “${item.title}”` }}
        />
      </div>
    </article>
  );
}
