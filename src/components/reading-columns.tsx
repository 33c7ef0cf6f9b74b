import type { ReactNode } from 'react';

import type { HtmlSection } from '#src/lib/html-sections.ts';
import { Contents } from './contents.tsx';
import styles from './reading-columns.module.css';

interface ReadingColumnsProps {
  sections: readonly HtmlSection[];
  /** Under the table of contents. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The column of a long text; on wide screens its table of contents stays in view beside it. */
export function ReadingColumns({ sections, aside, children }: ReadingColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.inner}>
        <div className={styles.aside}>
          <div className={styles.sticky}>
            <Contents sections={sections} />
            {aside}
          </div>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  );
}
