import type { ReactNode } from 'react';

import { type Place, SectionNav } from './section-nav.tsx';
import styles from './tab-panel.module.css';

/** What a tab shows: the way to its parts, then the parts. */
export function TabPanel({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <SectionNav places={places} />
      {children}
    </div>
  );
}
