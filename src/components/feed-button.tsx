import { queryString } from '#src/lib/api-client.ts';
import { copyLink } from '#src/lib/copy-link.ts';
import { Button } from './button.tsx';

interface FeedButtonProps {
  /** The path of the news feed's call. */
  path: string;
  /** The filters of the page, so that the feed has the same records. */
  filters?: object;
}

/** Copies the address of the page's news feed, for a feed reader or a team's chat (rule news-feeds). */
export function FeedButton({ path, filters }: FeedButtonProps) {
  return <Button onClick={() => void copyLink(`${path}${queryString(filters)}`)}>Copy news feed</Button>;
}
