import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './record-hero.module.css';
import { Skeleton } from './skeleton.tsx';

interface RecordHeroProps {
  /** Fills the room above the words, or beside them where there is enough of it. */
  art: ReactNode;
  className?: string | undefined;
  /** The record's title and what is said first of it. */
  children: ReactNode;
}

/** The opening of a record's page: its picture, and what it is. */
export function RecordHero({ art, className, children }: RecordHeroProps) {
  return (
    <div className={classNames(styles.hero, className)}>
      <div className={styles.art}>{art}</div>
      <header className={styles.words}>{children}</header>
    </div>
  );
}

/** The opening of a record that is on its way. */
export function RecordHeroSkeleton({ className, children }: Omit<RecordHeroProps, 'art'>) {
  return (
    <div className={classNames(styles.hero, className)}>
      <div className={styles.art}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
