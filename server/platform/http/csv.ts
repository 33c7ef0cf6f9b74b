import { setImmediate } from 'node:timers/promises';
import type { Response } from 'express';

import { type Cell, csvLine, csvStart } from '#contract/kit/csv.ts';

/** How many rows are read at a time. */
export const csvBatch = 1000;

/** A table as a file: its column names and how each value is read from a row. */
export interface CsvTable<Row> {
  filename: string;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
  /** Up to `limit` rows before an id, newest first; an empty batch ends the file. */
  next: (page: { before: number | undefined; limit: number }) => Promise<readonly Row[]>;
}

/**
 * Sends a file line by line, batch by batch, so that a large table is never held in memory. A failure on the way cuts the
 * connection, so that nobody takes half a file for a whole one.
 */
export async function sendCsv<Row extends { id: number }>(res: Response, table: CsvTable<Row>): Promise<void> {
  const readers = Object.values(table.columns);
  res.attachment(table.filename).type('text/csv; charset=utf-8').set('Cache-Control', 'no-store');
  res.write(`${csvStart}${csvLine(Object.keys(table.columns))}`);
  let before: number | undefined;
  for (;;) {
    const rows = await table.next({ before, limit: csvBatch });
    const last = rows.at(-1);
    if (!last) break;
    if (!res.write(rows.map((row) => csvLine(readers.map((read) => read(row)))).join(''))) await drained(res);
    if (res.destroyed) return;
    before = last.id;
    // SQLite answers synchronously, so other requests get their turn here.
    await setImmediate();
  }
  res.end();
}

/** Resolves when the caller has read the data, or has gone. */
function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      res.off('drain', done);
      res.off('close', done);
      resolve();
    };
    res.once('drain', done);
    res.once('close', done);
  });
}
