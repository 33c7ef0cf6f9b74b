import styles from './rows-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

/** The skeleton of a list of rows. */
export function RowsSkeleton() {
  return (
    <div className={styles.list}>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="38%" height={16} />
          <Skeleton width="22%" height={14} />
        </div>
      ))}
    </div>
  );
}
