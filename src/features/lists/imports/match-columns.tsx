import { useState } from 'react';

import type { ImportRow } from '#contract/lists-imports.ts';
import { Button } from '#src/components/button.tsx';
import { Checkbox } from '#src/components/checkbox.tsx';
import { DialogActions } from '#src/components/dialog.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Stack } from '#src/components/stack.tsx';
import { formatNumber } from '#src/lib/format.ts';
import { type Columns, fieldNames, fields, guessColumns, hasHead, rowsOf } from './columns.ts';
import { FileProblem } from './file-problem.ts';
import styles from './import.module.css';
import type { Table } from './parse-table.ts';

interface MatchColumnsProps {
  table: Table;
  /** How many rows have been looked up, while they are; `null` before. */
  progress: { done: number; of: number } | null;
  /** Why the last look-up failed. */
  failure: string | undefined;
  onFind: (rows: ImportRow[], firstLine: number) => void;
  onBack: () => void;
}

/** The second step: which column holds what. */
export function MatchColumns({ table, progress, failure, onFind, onBack }: MatchColumnsProps) {
  const [isHeaded, setHeaded] = useState(() => hasHead(table));
  const [columns, setColumns] = useState<Columns>(() => guessColumns(table, isHeaded));
  const [problem, setProblem] = useState<string>();
  const [first = []] = table;
  const samples = table.slice(isHeaded ? 1 : 0, isHeaded ? 4 : 3);
  const choices = first.map((cell, at) => ({
    value: String(at),
    label: isHeaded && cell !== '' ? cell : `Column ${at + 1}`,
  }));
  const find = () => {
    if (columns.name === null && columns.website === null) {
      setProblem('Please choose the column with the names or the websites.');
      return;
    }
    try {
      setProblem(undefined);
      onFind(rowsOf(table, columns, isHeaded), isHeaded ? 2 : 1);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
    }
  };
  const shown = problem ?? failure;
  return (
    <Stack gap={16}>
      <Checkbox
        isChecked={isHeaded}
        disabled={progress !== null}
        onChange={(next) => {
          setHeaded(next);
          setColumns(guessColumns(table, next));
        }}
      >
        The first row names the columns
      </Checkbox>
      {fieldNames.map((field) => {
        const column = columns[field];
        const seen = column === null ? [] : samples.map((row) => row[column] ?? '').filter((cell) => cell !== '');
        return (
          <div key={field} className={styles.match}>
            <span aria-hidden="true">{fields[field]}</span>
            <FilterSelect
              label={`Column with: ${fields[field]}`}
              all="Not in this file"
              value={column === null ? '' : String(column)}
              choices={choices}
              onChange={(next) => setColumns({ ...columns, [field]: next === '' ? null : Number(next) })}
            />
            <span className={styles.sample}>{seen.length > 0 && `Such as ${seen.join(', ')}`}</span>
          </div>
        );
      })}
      {shown !== undefined && (
        <p role="alert" className={styles.problem}>
          {shown}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {progress && `${formatNumber(progress.done)} of ${formatNumber(progress.of)} rows looked up`}
      </p>
      <DialogActions>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
        <Button size="large" kind="primary" isLoading={progress !== null} onClick={find}>
          Find the records
        </Button>
      </DialogActions>
    </Stack>
  );
}
