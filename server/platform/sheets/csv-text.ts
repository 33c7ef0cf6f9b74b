import { csvLine, csvStart } from '#contract/kit/csv.ts';
import { plainCell } from './cell.ts';
import type { FileTable } from './table.ts';

/** A table as CSV, a piece for each batch. */
export async function* csvText<Row>({ columns, batches }: FileTable<Row>): AsyncGenerator<string> {
  const readers = Object.values(columns);
  yield `${csvStart}${csvLine(Object.keys(columns))}`;
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => csvLine(readers.map((read) => plainCell(read(row))))).join('');
  }
}
