import type { ReactNode } from 'react';

import { BulkActions, type Selection } from './bulk-actions.tsx';
import { Checkbox } from './checkbox.tsx';
import { SelectAll } from './data-table.tsx';
import { ResultsStart } from './results-start.tsx';
import styles from './selectable-records.module.css';
import { useSelectableRows } from './use-data-table.ts';

interface SelectableRecordsProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
  /** One record with its checkbox. */
  children: (row: Row, box: ReactNode) => ReactNode;
}

const keyOf = ({ id }: { id: number }) => id;

/** Records shown as cards, several of which can be chosen for an action. */
export function SelectableRecords<Row extends { id: number }>(props: SelectableRecordsProps<Row>) {
  const { rows, selection, children } = props;
  const table = useSelectableRows(rows, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <SelectAll table={table}>Select all on this page</SelectAll>
        <BulkActions table={table} selection={selection}>
          {null}
        </BulkActions>
      </div>
      <ResultsStart />
      {table
        .getRowModel()
        .rows.map((row) =>
          children(
            row.original,
            <Checkbox
              isChecked={row.getIsSelected()}
              onChange={(isChecked) => row.toggleSelected(isChecked)}
              aria-label={`Select ${selection.nameOf(row.original)}`}
            />,
          ),
        )}
    </>
  );
}
