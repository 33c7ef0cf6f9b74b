import type { Table } from '@tanstack/react-table';

import { classNames } from '#src/lib/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import { contentOf } from './table-columns.ts';

interface DataTableProps<Row> {
  /** The accessible name of the list. */
  label: string;
  table: Table<Row>;
  /** The name of a row, for the label of its checkbox. */
  nameOf?: ((row: Row) => string) | undefined;
  /** Scrolls sideways on a phone, too, under the first column. */
  scrolls?: boolean;
}

/**
 * A table. If it is too wide it scrolls by itself, also by keyboard. On a phone each row becomes a block, with the
 * column names beside the values, unless the table scrolls there as well.
 */
export function DataTable<Row>({ label, table, nameOf, scrolls = false }: DataTableProps<Row>) {
  return (
    // A scrollable region must be reachable by keyboard.
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table aria-label={label} className={classNames(styles.table, scrolls ? styles.scrolling : styles.stacked)}>
        <thead>
          <tr>
            {nameOf && (
              <th scope="col" className={styles.select}>
                <SelectAll table={table} />
              </th>
            )}
            {table.getFlatHeaders().map((header) => (
              <HeadCell key={header.id} header={header} />
            ))}
          </tr>
        </thead>
        <tbody tabIndex={-1} data-results="">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected()}>
              {nameOf && (
                <td className={styles.select}>
                  <Checkbox
                    isChecked={row.getIsSelected()}
                    onChange={(isChecked) => row.toggleSelected(isChecked)}
                    aria-label={`Select ${nameOf(row.original)}`}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell, index) => (
                // The first column names the record.
                <td key={cell.id} data-label={cell.column.id} {...(index === 0 && { role: 'rowheader' })}>
                  <div>{contentOf(cell)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Selects all rows, or none. */
export function SelectAll<Row>({ table, children }: { table: Table<Row>; children?: string }) {
  return (
    <Checkbox
      isChecked={table.getIsAllRowsSelected()}
      isMixed={table.getIsSomeRowsSelected()}
      onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
      {...(children === undefined && { 'aria-label': 'Select all on this page' })}
    >
      {children}
    </Checkbox>
  );
}
