import { RecordColumnsSkeleton } from '#src/components/record-columns.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import styles from './company-profile.module.css';

/** A placeholder while the company loads, in its final size. */
export function CompanySkeleton() {
  return (
    <div role="status" className={styles.profile}>
      <span className="visually-hidden">Loading company</span>
      <div className={styles.header}>
        <Skeleton width={88} height={88} radius={12} />
        <Stack gap={12}>
          <Skeleton width={180} height={24} radius={99} />
          <div className={styles.name}>
            <Skeleton width="52%" height="1.1em" />
          </div>
          <Skeleton width="80%" height={28} />
          <Skeleton width="60%" height={24} />
          <div className={styles.actions}>
            <Skeleton width={280} height={40} radius={8} />
          </div>
        </Stack>
      </div>
      <RecordColumnsSkeleton tabsWidth={300} cards={[220, 220]} />
    </div>
  );
}
