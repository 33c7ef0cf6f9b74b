import type { ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Above the title, such as a way back. */
  before?: ReactNode;
  actions?: ReactNode;
  /** For lists: title and subtitle in one line. */
  isDense?: boolean;
}

/** Title, subtitle and main actions of a page. */
export function PageHeader({ title, subtitle, before, actions, isDense = false }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, isDense && styles.dense)}>
      {before}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
