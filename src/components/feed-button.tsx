import { queryString } from '#src/lib/api-client.ts';
import { copyLink } from '#src/lib/copy-link.ts';
import { Button } from './button.tsx';
import styles from './feed-button.module.css';

interface FeedButtonProps {
  /** The path of the news feed's call. */
  path: string;
  /** The filters of the page, so that the feed has the same records. */
  filters?: object;
}

/**
 * Copies the address of the page's news feed, for a feed reader or a team's chat (rule news-feeds). On a phone, which has no
 * room to spare, it shows its icon alone.
 */
export function FeedButton({ path, filters }: FeedButtonProps) {
  return (
    <Button
      className={styles.button}
      icon={<FeedIcon />}
      onClick={() => void copyLink(`${path}${queryString(filters)}`)}
    >
      <span className={styles.words}>Copy news feed</span>
    </Button>
  );
}

function FeedIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.icon}>
      <path d="M2.5 8a5.5 5.5 0 0 1 5.5 5.5M2.5 3.5a10 10 0 0 1 10 10" />
      <circle cx="3.5" cy="12.5" r="1" />
    </svg>
  );
}
