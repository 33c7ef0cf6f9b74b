import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './byline.module.css';

interface BylineProps {
  /** The emphasised part: the author, or the kind. */
  lead: ReactNode;
  date: ReactNode;
  readTime: number;
  /** Whether to mark sample content. */
  isSample: boolean;
  className?: string | undefined;
}

/** The line below an article's title: author, date, reading time. */
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
