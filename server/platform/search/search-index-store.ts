import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import { type SearchQuery, toFts5, toTsquery, wordsOf } from './lexemes.ts';

type Dialect = Database['dialect'];

/** The tables that hold what a record can be found by; their `rowid` is the record's id. */
export type SearchTable = { [Table in keyof Schema]: Table extends `${string}_search` ? Table : never }[keyof Schema];

/** Writes what a record is found by, in place of what it was found by before. */
export async function indexRecord(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  table: SearchTable,
  id: number,
  lexemes: string[],
): Promise<void> {
  await unindexRecord(trx, table, id);
  const values =
    dialect === 'sqlite' ? sql`${id}, ${lexemes.join(' ')}` : sql`${id}, array_to_tsvector(${lexemes}::text[])`;
  await sql`insert into ${sql.table(table)} (rowid, lexemes) values (${values})`.execute(trx);
}

/** A record that is no longer to be found. */
export async function unindexRecord(trx: Transaction, table: SearchTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where rowid = ${id}`.execute(trx);
}

/** Ids of the records that match; `match` is what `matchText` makes of a query. */
export function matchingIds<Table extends SearchTable>(
  db: Kysely<Schema>,
  dialect: Dialect,
  table: Table,
  match: Expression<string>,
): SelectQueryBuilder<Schema, Table, { id: number }> {
  const condition =
    dialect === 'sqlite' ? sql<boolean>`${sql.ref(table)} match ${match}` : sql<boolean>`lexemes @@ ${match}::tsquery`;
  // All search tables have the same columns; the compiler cannot see that of a table that varies.
  const rows = db
    .selectFrom(table as 'listing_search')
    .where(condition)
    .select('rowid as id');
  return rows as unknown as SelectQueryBuilder<Schema, Table, { id: number }>;
}

/**
 * A rowid to start from. The driver binds every number as a floating-point one, and FTS5 skips to a
 * bound only if it is an integer: without the cast it walks over all matches up to it.
 */
export function rowidBound(bound: Expression<number>): RawBuilder<number> {
  return sql<number>`cast(${bound} as bigint)`;
}

/** A query in the language of the database that is asked. */
export function matchText({ dialect }: Pick<Database, 'dialect'>, search: SearchQuery): string {
  return dialect === 'sqlite' ? toFts5(search) : toTsquery(search);
}

/** Lexemes as a column of their record holds them, for `holds`: each between blanks, the words of the text last. */
export function lexemeColumn(lexemes: readonly string[], text: string): string {
  const words = new Set(wordsOf(text));
  const others = lexemes.filter((lexeme) => !words.has(lexeme));
  return ` ${others.join(' ')}${beforeWords}${[...words].join(' ')} `;
}

const beforeWords = ' | ';

/**
 * The condition that a record's own column of lexemes holds what the search index would be asked for: where so many
 * match that records are rather read in their order and looked into, until a page is full.
 */
export function holds(column: string, query: SearchQuery): RawBuilder<boolean> {
  const lexemes = sql.ref(column);
  const conditions = query.map((alternatives) => {
    const any = alternatives.map(({ as, text }) => {
      if (as === 'part') return sql`instr(substr(${lexemes}, instr(${lexemes}, ${beforeWords})), ${text}) > 0`;
      return sql`instr(${lexemes}, ${as === 'whole' ? ` ${text} ` : ` ${text}`}) > 0`;
    });
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
