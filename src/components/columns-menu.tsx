import { CheckOutlined, TableOutlined } from '@ant-design/icons';
import type { Table } from '@tanstack/react-table';

import styles from './columns-menu.module.css';
import { MenuButton } from './menu-button.tsx';

/** Chooses the visible columns of a table; the menu stays open meanwhile. */
export function ColumnsMenu<Row>({ table }: { table: Table<Row> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <MenuButton
      className={styles.button}
      staysOpen
      items={columns.map((column) => {
        const isChecked = column.getIsVisible();
        return {
          key: column.id,
          label: column.id,
          icon: <CheckOutlined className={styles.check} data-checked={isChecked} />,
          isChecked,
          onSelect: () => column.toggleVisibility(),
        };
      })}
    >
      <TableOutlined aria-hidden="true" /> <span className={styles.word}>Columns</span>
    </MenuButton>
  );
}
