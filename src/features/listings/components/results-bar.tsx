import { Button } from 'antd';

import { Skeleton } from '#src/components/skeleton.tsx';
import { formatCount } from '#src/lib/format.ts';
import styles from './results-bar.module.css';

interface ResultsBarProps {
  count: { value: number; isCapped: boolean } | undefined;
  isFiltered: boolean;
  onClear: () => void;
}

/** How many listings there are. Says so to screen readers whenever the figure changes. */
export function ResultsBar({ count, isFiltered, onClear }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count ? countText(count) : <span className="visually-hidden">Loading listings</span>}
      </p>
      {!count && <Skeleton width={88} height={20} />}
      {isFiltered && (
        <Button type="text" size="small" className={styles.clear} onClick={onClear}>
          Clear Filters
        </Button>
      )}
      {count?.value !== 0 && <span className={styles.order}>Newest first</span>}
    </div>
  );
}

/** `12 listings`, `1,000+ listings`. */
function countText(count: { value: number; isCapped: boolean }): string {
  return `${formatCount(count)} ${count.value === 1 ? 'listing' : 'listings'}`;
}
