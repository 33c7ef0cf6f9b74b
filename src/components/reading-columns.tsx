import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { HtmlSection } from '#src/lib/html-sections.ts';
import { Contents, hasContents } from './contents.tsx';
import styles from './reading-columns.module.css';

interface ReadingColumnsProps {
  sections: readonly HtmlSection[];
  children: ReactNode;
}

/** The column of a long text; on wide screens its table of contents stays in view beside it. */
export function ReadingColumns({ sections, children }: ReadingColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={classNames(styles.inner, !hasContents(sections) && styles.alone)}>
        {hasContents(sections) && (
          <div className={styles.aside}>
            <div className={styles.sticky}>
              <Contents sections={sections} />
            </div>
          </div>
        )}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  );
}
