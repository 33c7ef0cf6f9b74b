import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './byline.module.css';

interface BylineProps {
  /** The emphasised part: the author, or the kind. */
  lead: ReactNode;
  date: ReactNode;
  readTime: number;
  /** Sample content says so. */
  isSample: boolean;
  className?: string | undefined;
}

/** Below the title of an article: what to know before reading. */
export function Byline({ lead, date, readTime, isSample, className }: BylineProps) {
  return (
    <p className={classNames(styles.byline, className)}>
      <span className={styles.lead}>{lead}</span>
      {date}
      <span>{readTime} min read</span>
      {isSample && <span className={styles.sample}>Sample article</span>}
    </p>
  );
}
