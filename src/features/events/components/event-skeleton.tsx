import { RecordHeroSkeleton } from '#src/components/record-hero.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { TabsSkeleton } from '#src/components/tabs-skeleton.tsx';
import styles from './event-article.module.css';
import sidebar from './event-sidebar.module.css';

/** A placeholder while the event loads, in its final size. */
export function EventSkeleton() {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading event</span>
      <RecordHeroSkeleton className={styles.hero}>
        <Skeleton width={220} height={24} radius={99} />
        <div className={styles.title}>
          <Skeleton width="80%" height="1.1em" />
        </div>
        <div className={styles.lead}>
          <Skeleton width="100%" height="1.3em" />
          <Skeleton width="70%" height="1.6em" />
        </div>
        <Skeleton width="60%" height={26} />
      </RecordHeroSkeleton>
      <div className={styles.columns}>
        <aside className={sidebar.card} aria-hidden="true">
          <Skeleton width={120} height={37} />
          <Skeleton height={42} />
          <Skeleton height={48} />
          <Skeleton height={40} />
          <Skeleton height={260} />
        </aside>
        <div className={styles.main}>
          <TabsSkeleton width={360} />
        </div>
      </div>
    </div>
  );
}
