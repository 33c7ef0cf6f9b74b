import { RecordColumnsSkeleton } from '#src/components/record-columns.tsx';
import { RecordHeroSkeleton } from '#src/components/record-hero.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import styles from './technology-profile.module.css';

/** A placeholder while the technology loads, in its final size. */
export function TechnologySkeleton() {
  return (
    <div role="status" className={styles.profile}>
      <span className="visually-hidden">Loading technology</span>
      <RecordHeroSkeleton className={styles.hero}>
        <Skeleton width={200} height={24} radius={99} />
        <div className={styles.name}>
          <Skeleton width="64%" height="1.1em" />
        </div>
        <Skeleton width="86%" height={54} />
        <Skeleton width={360} height={40} radius={8} />
      </RecordHeroSkeleton>
      <RecordColumnsSkeleton tabsWidth={320} cards={[230, 90]} />
    </div>
  );
}
