import {
  type ColumnDef,
  getCoreRowModel,
  getSortedRowModel,
  type RowSelectionState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';

import { useHiddenColumns } from '#src/hooks/use-hidden-columns.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { type Column, definitionsOf, orderOf, sortingOf } from './table-columns.ts';

/** The order of a table, stored in the address. */
export interface TableSort {
  order: string;
  /** All orders, with their labels. */
  choices: readonly { value: string; label: string }[];
  onOrder: (order: string) => void;
  /** The page has a field for the order already. */
  isChosenElsewhere?: boolean;
}

/** The order of a table: the names of its orders, and the current one. */
export function tableSort<Order extends string>(
  names: Readonly<Record<Order, string>>,
  order: Order,
  choose: (order: Order) => void,
): TableSort {
  const choices = choicesOf(names);
  return {
    order,
    choices,
    onOrder(next) {
      const chosen = choices.find(({ value }) => value === next);
      if (chosen) choose(chosen.value);
    },
  };
}

interface DataTableOptions<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort?: TableSort | undefined;
  canSelect?: boolean;
}

/** A table with its order, its chosen rows and its chosen columns. */
export function useDataTable<Row>(options: DataTableOptions<Row>): Table<Row> {
  const { label, columns, rows, keyOf, sort, canSelect = false } = options;
  const [columnVisibility, onColumnVisibilityChange] = useHiddenColumns(label);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const sorting = sortingOf(columns, sort?.order);
  return useReactTable({
    data: rows as Row[],
    columns: useMemo(() => definitionsOf(columns), [columns]),
    getRowId: (row) => String(keyOf(row)),
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    manualSorting: !columns.some(({ value }) => value),
    enableSortingRemoval: false,
    // All rows are loaded, so there is no page to return to after a change.
    autoResetAll: false,
    enableRowSelection: canSelect,
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange(change) {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      const order = orderOf(columns, next);
      if (order !== undefined) sort?.onOrder(order);
    },
    onColumnVisibilityChange,
    onRowSelectionChange: setRowSelection,
  });
}

const noColumns: ColumnDef<never>[] = [];

/** Selectable records like the rows of a table, but with another look. */
export function useSelectableRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Table<Row> {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  return useReactTable({
    data: rows as Row[],
    columns: noColumns as ColumnDef<Row>[],
    getRowId: (row) => String(keyOf(row)),
    getCoreRowModel: getCoreRowModel(),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
}
