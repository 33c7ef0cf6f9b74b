import type { ReactNode } from 'react';

import { type Place, SectionNav } from './section-nav.tsx';
import styles from './tab-panel.module.css';

/** The content of a tab: links to its sections, then the sections. */
export function TabPanel({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <SectionNav places={places} />
      {children}
    </div>
  );
}
