import type { ReactNode } from 'react';

import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Above the title, such as a way back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** Title, subtitle and main actions of a page. */
export function PageHeader({ title, subtitle, before, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
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
