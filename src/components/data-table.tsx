import type { ReactNode } from 'react';

import styles from './data-table.module.css';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The accessible name of the list. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/**
 * A plain table; where it is wider than its place it scrolls by itself, by keyboard too. On a phone each row
 * becomes a block of its own, with the columns' names beside what they hold.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell }) => (
                <td key={name} data-label={name}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
