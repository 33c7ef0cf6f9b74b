import type { Table } from '@tanstack/react-table';
import type { ReactNode } from 'react';

import { BulkActions, type Selection } from './bulk-actions.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { SelectAll } from './data-table.tsx';
import { FilterSelect } from './filter-select.tsx';
import styles from './table-bar.module.css';
import type { TableSort } from './use-data-table.ts';

interface TableBarProps<Row> {
  table: Table<Row>;
  sort?: TableSort | undefined;
  selection?: Selection<Row> | undefined;
  /** The names of the columns are shown at any width, with a checkbox for all rows. */
  hasHead?: boolean;
  /** Whether the rows are being read: the bar already has its height. */
  isPending?: boolean;
  /** Stands beside the columns, such as the switch to another view. */
  tools?: ReactNode;
  /** Text about the table while no rows are chosen. */
  children?: ReactNode;
}

/** Above a table: its count or the actions on chosen rows, its order, and its columns. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { table, sort, selection, hasHead = false, isPending = false, tools, children } = props;
  const hasRows = isPending || table.getCoreRowModel().rows.length > 0;
  return (
    <div className={styles.bar}>
      {selection ? (
        <BulkActions table={table} selection={selection}>
          {children}
        </BulkActions>
      ) : (
        <div className={styles.about}>{children}</div>
      )}
      {(hasRows || tools) && (
        <div className={styles.tools}>
          {selection && hasRows && !hasHead && (
            <span className={styles.all}>
              <SelectAll table={table}>Select all</SelectAll>
            </span>
          )}
          {sort && !sort.isChosenElsewhere && hasRows && (
            <FilterSelect label="Order" isCompact value={sort.order} choices={sort.choices} onChange={sort.onOrder} />
          )}
          {hasRows && <ColumnsMenu table={table} />}
          {tools}
        </div>
      )}
    </div>
  );
}
