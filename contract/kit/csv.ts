export type Cell = string | number | null;

/** The beginnings of cells that a spreadsheet would calculate: OWASP's list, after blanks that programs skip. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula is given an
 * apostrophe, as OWASP advises against CSV injection.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Whether a spreadsheet would take a text for a formula. */
export function isFormula(text: string): boolean {
  return formula.test(text);
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file begins with a byte order mark: without one Excel takes UTF-8 for something else. */
export const csvStart = '\ufeff';
