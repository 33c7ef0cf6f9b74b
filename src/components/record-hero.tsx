import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './record-hero.module.css';
import { Skeleton } from './skeleton.tsx';

interface RecordHeroProps {
  /** Fills the space above the text, or beside it if there is space. */
  art: ReactNode;
  className?: string | undefined;
  /** The record's title and its main facts. */
  children: ReactNode;
}

/** The head of a record's page: its picture, title and main facts. */
export function RecordHero({ art, className, children }: RecordHeroProps) {
  return (
    <div className={classNames(styles.hero, className)}>
      <div className={styles.art}>{art}</div>
      <header className={styles.words}>{children}</header>
    </div>
  );
}

/** The skeleton of a record's head. */
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
