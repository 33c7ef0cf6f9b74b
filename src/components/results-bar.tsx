import type { ReactNode } from 'react';

import { formatCount } from '#src/lib/format.ts';
import { Button } from './button.tsx';
import styles from './results-bar.module.css';
import { Skeleton } from './skeleton.tsx';

interface ResultsBarProps {
  /** The words for the count, singular and plural: `listing`, `listings`; `company found`, `companies found`. */
  nouns: { one: string; many: string };
  /** The order in words, if it cannot be chosen here. */
  order?: string;
  count: { value: number; isCapped: boolean } | undefined;
  isFiltered: boolean;
  onClear: () => void;
  /** Stands at the end of the bar. */
  children?: ReactNode;
}

/** The number of matching records. Announces every change to screen readers. */
export function ResultsBar({ nouns, order, count, isFiltered, onClear, children }: ResultsBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count ? countText(count, nouns) : <span className="visually-hidden">Loading</span>}
      </p>
      {!count && <Skeleton width={88} height={20} />}
      {isFiltered && (
        <Button kind="quiet" size="small" onClick={onClear}>
          Clear Filters
        </Button>
      )}
      {order && count?.value !== 0 && <span className={styles.order}>{order}</span>}
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}

/** `12 listings`, `1,000+ listings`. */
function countText(count: { value: number; isCapped: boolean }, { one, many }: ResultsBarProps['nouns']): string {
  return `${formatCount(count)} ${count.value === 1 ? one : many}`;
}
