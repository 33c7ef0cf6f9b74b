import type { ReactNode } from 'react';

import styles from './filter-panel.module.css';

/** The filters of a list, row by row: the search box first, chips below. `label` names the filtered list. */
export function FilterPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className={styles.panel}>
      {children}
    </search>
  );
}
