import { setImmediate } from 'node:timers/promises';
import type { Response } from 'express';

export type Cell = string | number | null;

/** How a cell begins that some spreadsheet would calculate: OWASP's list, after blanks that programs skip. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula is given an
 * apostrophe, as OWASP advises against CSV injection.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How many rows are read at a time. */
export const csvBatch = 1000;

/** A table as a file: what its columns are called and how each is read from a row. */
export interface CsvTable<Row> {
  filename: string;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
  /** Up to `limit` rows before an id, newest first; an empty batch ends the file. */
  next: (page: { before: number | undefined; limit: number }) => Promise<readonly Row[]>;
}

/**
 * Sends a file line by line, batch by batch, so that a large table is never held in memory. It begins with a
 * byte order mark: without one Excel takes UTF-8 for something else. A failure on the way cuts the connection,
 * so that nobody takes half a file for a whole one.
 */
export async function sendCsv<Row extends { id: number }>(res: Response, table: CsvTable<Row>): Promise<void> {
  const readers = Object.values(table.columns);
  res.attachment(table.filename).type('text/csv; charset=utf-8').set('Cache-Control', 'no-store');
  res.write(`\ufeff${csvLine(Object.keys(table.columns))}`);
  let before: number | undefined;
  for (;;) {
    const rows = await table.next({ before, limit: csvBatch });
    const last = rows.at(-1);
    if (!last) break;
    if (!res.write(rows.map((row) => csvLine(readers.map((read) => read(row)))).join(''))) await drained(res);
    if (res.destroyed) return;
    before = last.id;
    // SQLite answers without giving way: here everyone else gets their turn.
    await setImmediate();
  }
  res.end();
}

/** Resolves when the caller has taken what was sent, or has gone. */
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
