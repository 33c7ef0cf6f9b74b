import type { FeedSource } from '#contract/feeds.ts';
import { formatAge } from '#src/lib/format.ts';
import styles from './feed-state-line.module.css';

/** The time of a source's last good reading, and whether it fails. */
export function FeedStateLine({ source: { state, lastReadAt } }: { source: Pick<FeedSource, 'state' | 'lastReadAt'> }) {
  return (
    <p className={styles.state} data-state={state}>
      {wordsOf(state, lastReadAt)}
    </p>
  );
}

function wordsOf(state: FeedSource['state'], lastReadAt: string | null): string {
  const age = lastReadAt === null ? null : formatAge(lastReadAt);
  switch (state) {
    case 'current':
      return `Last read ${age ?? 'just now'}`;
    case 'failing':
      return age === null
        ? 'This source could not be read so far. We try again regularly.'
        : `This source cannot be read at the moment. These items are from ${age}.`;
    case 'waiting':
      return 'This source has not been read yet.';
    case 'paused':
      return age === null ? 'This source is paused.' : `This source is paused. These items are from ${age}.`;
    case 'sample':
      return 'An invented source with sample items; its links do not work.';
  }
}
