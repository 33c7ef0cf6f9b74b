import { Skeleton, TextSkeleton } from './skeleton.tsx';
import styles from './tabs-skeleton.module.css';

/** Tabs, as wide as their names will be, and the text of the first, while they are on their way. */
export function TabsSkeleton({ width }: { width: number }) {
  return (
    <>
      <Skeleton width={width} height={48} />
      <div className={styles.text}>
        <TextSkeleton />
      </div>
    </>
  );
}
