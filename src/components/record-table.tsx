import type { ComponentProps } from 'react';

import { type Column, DataTable } from './data-table.tsx';
import { MessagePanel } from './message-panel.tsx';
import { type PagedQuery, PagedResults } from './paged-results.tsx';
import { ResultsBar } from './results-bar.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

interface RecordTableProps<Row extends { id: number }> {
  /** The accessible name of the table. */
  label: string;
  /** The plural noun of the list. */
  noun: string;
  result: PagedQuery<Row>;
  columns: readonly Column<Row>[];
  /** The message in place of an empty table. */
  empty: ComponentProps<typeof MessagePanel>;
}

/** A table that is read page by page. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { label, noun, result, columns, empty } = props;
  return (
    <PagedResults result={result} noun={noun} skeleton={<RowsSkeleton />} empty={<MessagePanel {...empty} />}>
      {(rows) => <DataTable label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </PagedResults>
  );
}

type FilteredTableProps<Row extends { id: number }> = Omit<RecordTableProps<Row>, 'noun'> &
  Omit<ComponentProps<typeof ResultsBar>, 'count'>;

/** The same below filters: over it how many records they leave, and the way back to all. */
export function FilteredTable<Row extends { id: number }>(props: FilteredTableProps<Row>) {
  const { nouns, order, isFiltered, onClear, result, ...table } = props;
  return (
    <>
      <ResultsBar
        nouns={nouns}
        {...(order && { order })}
        count={result.data?.pages.at(-1)?.count}
        isFiltered={isFiltered}
        onClear={onClear}
      />
      <RecordTable {...table} result={result} noun={nouns.many} />
    </>
  );
}
