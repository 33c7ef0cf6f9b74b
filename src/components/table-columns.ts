import type { Cell, ColumnDef, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    draw: (row: TData) => ReactNode;
  }
}

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Names of the orders that use this column. */
  orders?: ColumnOrders;
  /** The value that sorts the rows of a complete table; the server sorts a table that is read page by page. */
  value?: (row: Row) => string | number;
}

interface ColumnOrders {
  /** Left out where a list has no such order. */
  ascending?: string;
  descending?: string;
  /** The order of the first click. */
  first: 'ascending' | 'descending';
}

/** For date columns of a list that is sorted by age. */
export const ageOrders = { ascending: 'oldest', descending: 'newest', first: 'descending' } as const;

/** The columns in TanStack Table's format; the first one cannot be hidden. */
export function definitionsOf<Row>(columns: readonly Column<Row>[]): ColumnDef<Row>[] {
  return columns.map(({ name, cell, orders, value }, index) => ({
    id: name,
    header: name,
    meta: { draw: cell },
    // Columns without a value would count as not sortable.
    accessorFn: value ?? (() => null),
    sortingFn: 'basic',
    enableSorting: orders !== undefined,
    sortDescFirst: orders?.first === 'descending',
    enableHiding: index > 0,
  }));
}

/**
 * The content of a cell. `flexRender` would treat it as a component: columns are new with every change of their page,
 * so a dialog open in a cell would close.
 */
export function contentOf<Row>({ column, row }: Cell<Row, unknown>): ReactNode {
  return column.columnDef.meta?.draw(row.original);
}

/** The column and direction of an order; `undefined` if no column has it. */
export function sortingOf<Row>(columns: readonly Column<Row>[], order: string | undefined) {
  if (order === undefined) return [];
  const found = columns.find(({ orders }) => orders?.ascending === order || orders?.descending === order);
  return found?.orders ? [{ id: found.name, desc: found.orders.descending === order }] : [];
}

/** The order of a column and a direction. */
export function orderOf<Row>(columns: readonly Column<Row>[], sorting: { id: string; desc: boolean } | undefined) {
  const orders = columns.find(({ name }) => name === sorting?.id)?.orders;
  return sorting?.desc ? orders?.descending : orders?.ascending;
}
