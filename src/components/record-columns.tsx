import type { ReactNode } from 'react';

import styles from './record-columns.module.css';
import { Skeleton } from './skeleton.tsx';
import { TabsSkeleton } from './tabs-skeleton.tsx';

interface RecordColumnsProps {
  /** Short cards beside the text, or below it if there is no space. Without cards the text has the full width. */
  aside: ReactNode;
  /** The accessible name of the cards. */
  asideLabel: string;
  children: ReactNode;
}

/** The body of a profile: its tabs, and the main facts beside them. */
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

/** The skeleton of a profile's body; `cards` are the heights of the cards beside the text. */
export function RecordColumnsSkeleton({ tabsWidth, cards }: { tabsWidth: number; cards: readonly number[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <TabsSkeleton width={tabsWidth} />
      </div>
      <div className={styles.aside}>
        <CardSkeletons heights={cards} />
      </div>
    </div>
  );
}

/** Placeholders of cards beside the text. */
export function CardSkeletons({ heights }: { heights: readonly number[] }) {
  return heights.map((height, place) => <Skeleton key={`${place} ${height}`} height={height} radius={12} />);
}
