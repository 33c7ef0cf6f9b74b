import type { ReactNode } from 'react';

import type { MenuItem } from './menu-button.tsx';
import { MoreButton } from './more-button.tsx';
import styles from './record-actions.module.css';

interface RecordActionsProps {
  /** The first action, which is solid, and one or two others. */
  children: ReactNode;
  /** What is done seldom, under More. */
  items: MenuItem[];
  /** The dialogs that these open. */
  dialogs: ReactNode;
}

/** The actions on a record; up to three stand in one row on a phone, too. */
export function RecordActions({ children, items, dialogs }: RecordActionsProps) {
  return (
    <div className={styles.box}>
      <div className={styles.actions}>
        {children}
        <MoreButton items={items} />
      </div>
      {dialogs}
    </div>
  );
}
