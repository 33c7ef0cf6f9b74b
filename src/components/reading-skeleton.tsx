import type { ReactNode } from 'react';

import styles from './reading-skeleton.module.css';
import { TextSkeleton } from './skeleton.tsx';

/** The skeleton of an article: its head, in its final size, and the first lines. */
export function ReadingSkeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading article</span>
      {children}
      <div className={styles.text}>
        <TextSkeleton gap={14} />
      </div>
    </div>
  );
}
