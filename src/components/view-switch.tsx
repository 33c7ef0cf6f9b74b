import { AppstoreOutlined, TableOutlined } from '@ant-design/icons';

import type { TableView } from '#src/hooks/use-table-view.ts';
import { IconButton } from './icon-button.tsx';
import styles from './view-switch.module.css';

/** Switches a list between cards and a table. */
export function ViewSwitch({ isTable, setTable }: TableView) {
  return (
    <div role="group" aria-label="View" className={styles.switch}>
      <IconButton label="Cards" aria-pressed={!isTable} className={styles.choice} onClick={() => setTable(false)}>
        <AppstoreOutlined aria-hidden="true" />
      </IconButton>
      <IconButton label="Table" aria-pressed={isTable} className={styles.choice} onClick={() => setTable(true)}>
        <TableOutlined aria-hidden="true" />
      </IconButton>
    </div>
  );
}
