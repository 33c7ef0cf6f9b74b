import Papa from 'papaparse';

import { importBounds } from '#contract/lists-imports.ts';
import { FileProblem } from './file-problem.ts';

/** The rows of a file, all with the same number of cells. */
export type Table = readonly (readonly string[])[];

/** More columns than any sheet of records has: each one is an option of the next step. */
const mostColumns = 200;

/** An apostrophe with which exports keep a spreadsheet from calculating a text. */
const guard = /^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * Reads CSV that is separated by commas, semicolons or tabs. Empty rows are left out. Throws a `FileProblem` where there is
 * nothing to read, or too much.
 */
export function parseTable(text: string): Table {
  // Excel reads the separator from such a first line, and writes it.
  const named = /^\ufeff?sep=([,;\t])\r?\n/.exec(text);
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text.replace(/^\ufeff/, ''), {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
    // One row more, for the names of the columns, and one to notice that there are too many.
    preview: importBounds.rows + 2,
  });
  const width = Math.max(0, ...data.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  if (width === 0) throw new FileProblem('There are no rows in it.');
  if (width > mostColumns) {
    throw new FileProblem(
      `This file has more than ${mostColumns} columns. Please leave out those that are not needed.`,
    );
  }
  return data.map((row) => Array.from({ length: width }, (_, at) => (row[at] ?? '').trim().replace(guard, '')));
}
