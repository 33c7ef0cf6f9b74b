import { sql } from 'kysely';

import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/** Records that may be so many that they have their own sitemap files. */
export interface FiledRecords {
  /** First word of the files' names. */
  name: string;
  table: keyof Schema;
  /** Column with the number by which files are split. */
  id: string;
  /** The condition for rows with a page, as SQL; always a constant. */
  shown: string;
  pathOf: (id: number) => string;
}

/** Pages for search engines: addresses in the common file, or files of their own. */
export type Sitemap = { paths: (database: Database, now: Date) => Promise<string[]> } | { files: FiledRecords };

/** The newest record's number, 0 when there is none. */
export async function highestId({ db }: Database, records: FiledRecords): Promise<number> {
  const { rows } = await sql<{ id: number }>`${selected(records)} order by 1 desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Paths of the records with numbers from `first` to `last`, both included. */
export async function pathsBetween({ db }: Database, records: FiledRecords, first: number, last: number) {
  const { rows } = await sql<{ id: number }>`
    ${selected(records)} and ${sql.ref(records.id)} between ${first} and ${last} order by 1`.execute(db);
  return rows.map((row) => records.pathOf(row.id));
}

function selected({ table, id, shown }: FiledRecords) {
  return sql`select ${sql.ref(id)} as id from ${sql.table(table)} where ${sql.raw(shown)}`;
}
