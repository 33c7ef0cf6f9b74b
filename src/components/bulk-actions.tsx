import type { Table } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';

import { useBulkAction } from '#src/hooks/use-bulk-action.ts';
import styles from './bulk-actions.module.css';
import { BulkQuestion } from './bulk-question.tsx';
import { Button } from './button.tsx';

/** An action on each of the chosen records. */
export interface BulkAction<Row> {
  label: string;
  isDanger?: boolean;
  /** The records that the action applies to; all by default. */
  fits?: (row: Row) => boolean;
  /** The confirmation dialog. `count` is a number with its noun: `3 users`. */
  question?: (count: string) => { title: string; text: string; submit: string; keep?: string };
  /** Asks for a reason instead of a confirmation. */
  reason?: (count: string) => { title: string; hint: string; submit: string };
  act: (row: Row, reason: string) => Promise<unknown>;
  /** The message after success. */
  done: (count: string) => string;
}

export interface Selection<Row> {
  nouns: { one: string; many: string };
  /** The path of the list call that must be refetched afterwards. */
  path: string;
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** More for the chosen records, such as a link to a page about all of them. */
  more?: (rows: readonly Row[]) => ReactNode;
}

interface BulkActionsProps<Row> {
  table: Table<Row>;
  selection: Selection<Row>;
  /** Shown while no records are chosen. */
  children: ReactNode;
}

/** The number of chosen records and the actions on all of them; below, the refused records with the reasons. */
export function BulkActions<Row>({ table, selection, children }: BulkActionsProps<Row>) {
  const { nouns, path, nameOf, actions, more } = selection;
  const { run, isPending, progress, failures, forget } = useBulkAction<Row>(path);
  const [asking, setAsking] = useState<BulkAction<Row>>();
  const chosen = table.getRowModel().rows.filter((row) => row.getIsSelected());
  const inWords = (count: number) => `${count} ${count === 1 ? nouns.one : nouns.many}`;
  const fitting = ({ fits = () => true }: BulkAction<Row>) => chosen.filter(({ original }) => fits(original));

  async function start(action: BulkAction<Row>, reason: string) {
    setAsking(undefined);
    const ids = new Map(fitting(action).map(({ original, id }) => [original, id]));
    const refused = await run({
      rows: [...ids.keys()],
      act: (row) => action.act(row, reason),
      done: (count) => action.done(inWords(count)),
    });
    for (const { row } of refused) ids.delete(row);
    const done = new Set(ids.values());
    table.setRowSelection((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !done.has(id))));
  }

  return (
    <div className={styles.place}>
      {chosen.length === 0 && children}
      {chosen.length > 0 && (
        <div role="group" aria-label="Selection" className={styles.bar}>
          <p role="status" className={styles.count}>
            {isPending ? `${progress.finished} of ${progress.of} done` : `${inWords(chosen.length)} selected`}
          </p>
          {more?.(chosen.map(({ original }) => original))}
          {actions.map((action) => {
            const { length } = fitting(action);
            return (
              <Button
                key={action.label}
                isDanger={action.isDanger === true}
                disabled={isPending || length === 0}
                {...((action.question || action.reason) && { 'aria-haspopup': 'dialog' })}
                onClick={() => (action.question || action.reason ? setAsking(action) : void start(action, ''))}
              >
                {length > 0 && length < chosen.length ? `${action.label} (${length})` : action.label}
              </Button>
            );
          })}
          <Button
            kind="quiet"
            disabled={isPending}
            onClick={() => {
              table.resetRowSelection(true);
              forget();
            }}
          >
            Clear selection
          </Button>
        </div>
      )}
      {failures.length > 0 && !isPending && (
        <div role="alert" className={styles.failures}>
          <p>{inWords(failures.length)} could not be changed:</p>
          <ul>
            {failures.map(({ row, reason }) => (
              <li key={nameOf(row)}>
                {nameOf(row)}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asking && (
        <BulkQuestion
          action={asking}
          count={inWords(fitting(asking).length)}
          onClose={() => setAsking(undefined)}
          onSubmit={(reason) => void start(asking, reason)}
        />
      )}
    </div>
  );
}
