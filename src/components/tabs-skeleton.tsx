import { Skeleton, TextSkeleton } from './skeleton.tsx';
import styles from './tabs-skeleton.module.css';

/** The skeleton of tabs, with the width of their names, and of the first tab's text. */
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
