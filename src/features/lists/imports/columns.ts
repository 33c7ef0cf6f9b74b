import { itemGroups, itemKinds, type SearchGroup, searchKinds } from '#contract/items.ts';
import { type ImportRow, importBounds } from '#contract/lists-imports.ts';
import { formatNumber } from '#src/lib/format.ts';
import { FileProblem } from './file-problem.ts';
import type { Table } from './parse-table.ts';

/** What a column can hold, as it is called here. */
export const fields = { name: 'Name', website: 'Website or address', country: 'Country', kind: 'Type' } as const;
export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];

/** The column of each field; `null` where the file has none. */
export type Columns = Record<Field, number | null>;

/** How columns are called elsewhere, the most telling words first. */
const headings: Record<Field, RegExp> = {
  name: /^(?:name|company(?: name)?|record|organi[sz]ation(?: name)?|title|firm|startup|account name|naam|bedrijf|firma|unternehmen|nom|entreprise)$/i,
  website: /^(?:address|website(?: url)?|web ?site|url|web|homepage|domain|link|company url)$/i,
  country: /^(?:country|hq country|headquarters country|land|pays|location)$/i,
  kind: /^(?:type|kind|record type|soort|typ)$/i,
};

const looksLikeWebsite = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/iu;

/** Whether the first row names the columns. */
export function hasHead([first = []]: Table): boolean {
  return first.some((cell) => fieldNames.some((field) => headings[field].test(cell)));
}

/** The columns by their names or, without names, by what is in them. */
export function guessColumns(table: Table, isHeaded: boolean): Columns {
  const [first = []] = table;
  const at = (index: number) => (index < 0 ? null : index);
  if (isHeaded) {
    const of = (field: Field) => at(first.findIndex((cell) => headings[field].test(cell)));
    return { name: of('name'), website: of('website'), country: of('country'), kind: of('kind') };
  }
  const website = at(first.findIndex((cell) => looksLikeWebsite.test(cell)));
  return { name: at(first.findIndex((_, index) => index !== website)), website, country: null, kind: null };
}

/** The rows as the server reads them. Throws a `FileProblem` for too many. */
export function rowsOf(table: Table, columns: Columns, isHeaded: boolean): ImportRow[] {
  const rows = isHeaded ? table.slice(1) : table;
  if (rows.length > importBounds.rows) {
    const most = formatNumber(importBounds.rows);
    throw new FileProblem(`This file has more than ${most} rows. Please split it and import one part after the other.`);
  }
  if (rows.length === 0) throw new FileProblem('There are no rows below the names of the columns.');
  return rows.map((row) => {
    const cell = (field: Field) => {
      const column = columns[field];
      const text = column === null ? '' : (row[column] ?? '');
      // The cut may halve a character, and half a character is refused with all the rows of its call.
      return text.replaceAll('\0', '').slice(0, importBounds.cell).toWellFormed().trim();
    };
    const given = {
      name: cell('name'),
      website: cell('website'),
      country: cell('country'),
      kind: kindOf(cell('kind')),
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined));
  });
}

/** The kind that a word stands for: `Company`, `companies`. */
function kindOf(word: string): SearchGroup | undefined {
  const typed = word.toLowerCase();
  return searchKinds.find(
    (kind) => typed === kind || typed === itemKinds[kind] || typed === itemGroups[kind].toLowerCase(),
  );
}
