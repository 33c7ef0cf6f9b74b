import { type ComponentProps, type ReactNode, useMemo } from 'react';

import type { Selection } from './bulk-actions.tsx';
import { DataTable } from './data-table.tsx';
import { MessagePanel } from './message-panel.tsx';
import { type PagedQuery, PagedResults } from './paged-results.tsx';
import { ResultsBar } from './results-bar.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { TableBar } from './table-bar.tsx';
import type { Column } from './table-columns.ts';
import { type TableSort, useDataTable } from './use-data-table.ts';

interface RecordTableProps<Row extends { id: number }>
  extends Pick<ComponentProps<typeof ResultsBar>, 'nouns' | 'isFiltered' | 'onClear'> {
  /** The accessible name of the table. */
  label: string;
  result: PagedQuery<Row>;
  columns: readonly Column<Row>[];
  sort?: TableSort;
  /** The order in words, if it cannot be chosen. */
  order?: string;
  /** The actions for several records at once. */
  actions?: Omit<Selection<Row>, 'nouns'>;
  /** Scrolls sideways on a phone, under the first column, instead of showing each row as a block. */
  scrolls?: boolean;
  /** Stands beside the columns, such as the switch to another view. */
  tools?: ReactNode;
  /** The message for an empty table. */
  empty: ComponentProps<typeof MessagePanel>;
}

/** A table that is read page by page; above it the number of matches and a link that clears the filters. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const {
    label,
    nouns,
    result,
    columns,
    sort,
    order,
    actions,
    isFiltered,
    onClear,
    scrolls = false,
    tools,
    empty,
  } = props;
  const pages = result.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  const table = useDataTable({ label, columns, rows, keyOf: ({ id }) => id, sort, canSelect: actions !== undefined });
  return (
    <>
      <TableBar
        table={table}
        sort={sort}
        selection={actions && { ...actions, nouns }}
        hasHead={scrolls}
        isPending={pages === undefined}
        tools={tools}
      >
        <ResultsBar
          nouns={nouns}
          {...(order && { order })}
          count={pages?.at(-1)?.count}
          isFiltered={isFiltered}
          onClear={onClear}
        />
      </TableBar>
      <PagedResults result={result} noun={nouns.many} skeleton={<RowsSkeleton />} empty={<MessagePanel {...empty} />}>
        {() => <DataTable label={label} table={table} nameOf={actions?.nameOf} scrolls={scrolls} />}
      </PagedResults>
    </>
  );
}
