import { setImmediate } from 'node:timers/promises';

import type { SheetCell } from './cell.ts';

/** The number of rows that are read at a time. */
export const batchSize = 500;

/**
 * The same of a list, whose rows take five times as long to be made: between two pages others have their turn, and a page
 * must not keep them waiting.
 */
const pageSize = 100;

/** Where the rows of a file come from. The second sheet of a workbook says it. */
export interface TableSource {
  /** The name of the list or search. */
  title: string;
  /** The address of its page, where it has one. */
  address: string | null;
  /** Its filters in words; empty without filters. */
  filters: Readonly<Record<string, string>>;
  exportedBy: string;
  at: Date;
  /** The most records in this file; without a bound it has all of them. */
  atMost?: number;
}

/** A table as a file: its column names and how each value is read from a row. */
export interface FileTable<Row> {
  /** Without its ending. */
  filename: string;
  columns: Readonly<Record<string, (row: Row) => SheetCell>>;
  source: TableSource;
  batches: AsyncIterable<readonly Row[]>;
}

/** Up to `limit` rows before an id, newest first; none after the last. */
export type RowsBefore<Row> = (page: { before: number | undefined; limit: number }) => Promise<readonly Row[]>;

/** All rows of a table by their id, batch by batch. */
export async function* batchesById<Row extends { id: number }>(next: RowsBefore<Row>): AsyncGenerator<readonly Row[]> {
  let before: number | undefined;
  for (;;) {
    const rows = await next({ before, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    before = last.id;
    // SQLite answers synchronously, so other requests get their turn here.
    await setImmediate();
  }
}

interface PageOfRows<Row> {
  items: readonly Row[];
  nextCursor: string | null;
}

/** The first `atMost` rows of a list, page after page as its callers read it. */
export async function* batchesOfPages<Row>(
  next: (page: { cursor: string | undefined; limit: number }) => Promise<PageOfRows<Row>>,
  atMost: number,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  for (let left = atMost; left > 0; ) {
    const { items, nextCursor } = await next({ cursor, limit: Math.min(pageSize, left) });
    yield items;
    if (nextCursor === null) return;
    left -= items.length;
    cursor = nextCursor;
    await setImmediate();
  }
}
