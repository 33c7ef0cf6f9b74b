import type { ReactNode } from 'react';

import styles from './record-columns.module.css';
import { Skeleton } from './skeleton.tsx';
import { TabsSkeleton } from './tabs-skeleton.tsx';

interface RecordColumnsProps {
  /** Cards in short, beside the text where there is room, else below it. Nothing leaves the text the whole width. */
  aside: ReactNode;
  /** Their accessible name. */
  asideLabel: string;
  children: ReactNode;
}

/** The body of a profile: its tabs, and what there is to know at a glance. */
export function RecordColumns({ aside, asideLabel, children }: RecordColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside aria-label={asideLabel} className={styles.aside}>
        {aside}
      </aside>
    </div>
  );
}

/** The body of a profile that is on its way; `cards` are the heights of those beside the text. */
export function RecordColumnsSkeleton({ tabsWidth, cards }: { tabsWidth: number; cards: readonly number[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <TabsSkeleton width={tabsWidth} />
      </div>
      <div className={styles.aside}>
        {cards.map((height, place) => (
          <Skeleton key={`${place} ${height}`} height={height} radius={12} />
        ))}
      </div>
    </div>
  );
}
