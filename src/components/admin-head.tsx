import type { ReactNode } from 'react';

import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './admin-page.module.css';

interface AdminHeadProps {
  title: string;
  /** Names the page in the tab if it is not the title, as for a record. */
  tabTitle?: string;
  /** A line below the title. */
  about?: ReactNode;
  /** What narrows the table of the page, beside the title. */
  filters?: ReactNode;
  /** The actions of the page. */
  children?: ReactNode;
}

/** The title of an admin page, in the tab too, with filters and actions beside it: the data begins right below. */
export function AdminHead({ title, tabTitle = title, about, filters, children }: AdminHeadProps) {
  usePageTitle(`${tabTitle} | Admin`);
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {about}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
