import { classNames } from '#src/lib/class-names.ts';
import styles from './rows-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

interface RowsSkeletonProps {
  count?: number;
  /** Within a panel, which has a frame itself. */
  isFramed?: boolean;
}

/** The skeleton of a list of rows. */
export function RowsSkeleton({ count = 4, isFramed = true }: RowsSkeletonProps) {
  return (
    <div className={classNames(isFramed && styles.framed)}>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same.
        <div key={row} className={styles.row}>
          <Skeleton width="38%" height={16} />
          <Skeleton width="22%" height={14} />
        </div>
      ))}
    </div>
  );
}
