import { Skeleton } from '#src/components/skeleton.tsx';
import styles from './section.module.css';

/** The skeleton of sections, with their final height. */
export function SectionSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {heights.map((height) => (
        <div key={height} className={styles.section} style={{ minHeight: height, alignContent: 'start' }}>
          <Skeleton width="34%" height={20} />
          <Skeleton width="72%" height={16} />
          <Skeleton height={Math.max(48, height - 180)} radius={8} />
        </div>
      ))}
    </>
  );
}
