import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type SearchQuery, toFts5, toTsquery, wordsOf } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';

type Dialect = Database['dialect'];

/** The tables with search entries; their `rowid` is the record's id. */
export type SearchTable = { [Table in keyof Schema]: Table extends `${string}_search` ? Table : never }[keyof Schema];

/** Replaces the search entry of a record. */
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

/** Removes the search entry of a record. */
export async function unindexRecord(trx: Transaction, table: SearchTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where rowid = ${id}`.execute(trx);
}

/**
 * Ids of the records that match; `match` is what `matchText` makes of a query. PostgreSQL's planner does not see what is
 * asked, so that its plan does not depend on a guess (decision 83): for conditions that leave few records. The newest
 * of many are found by `newestMatching`.
 */
export function matchingIds<Table extends SearchTable>(
  db: Kysely<Schema>,
  dialect: Dialect,
  table: Table,
  match: Expression<string>,
): SelectQueryBuilder<Schema, Table, { id: number }> {
  const condition =
    dialect === 'sqlite'
      ? sql<boolean>`${sql.ref(table)} match ${match}`
      : sql<boolean>`lexemes @@ (select cast(${match} as tsquery))`;
  // All search tables have the same columns, which the compiler cannot see for a variable table.
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

/** A query in the language of the given database. */
export function matchText({ dialect }: Pick<Database, 'dialect'>, search: SearchQuery): string {
  return dialect === 'sqlite' ? toFts5(search) : toTsquery(search);
}

/** Lexemes in the form of a record's own column, for `holds`: separated by blanks, the words of the text last. */
export function lexemeColumn(lexemes: readonly string[], text: string): string {
  const words = new Set(wordsOf(text));
  const others = lexemes.filter((lexeme) => !words.has(lexeme));
  return ` ${others.join(' ')}${beforeWords}${[...words].join(' ')} `;
}

const beforeWords = ' | ';

/**
 * Tests a record's own column of lexemes with the same query as the search index. For queries with so many matches that
 * records are read in their order and tested until a page is full.
 */
export function holds(dialect: Dialect, column: string, query: SearchQuery): RawBuilder<boolean> {
  const lexemes = sql.ref(column);
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos');
  const conditions = query.map((alternatives) => {
    const any = alternatives.map(({ as, text }) => {
      if (as === 'part') {
        return sql`${place}(substr(${lexemes}, ${place}(${lexemes}, ${beforeWords})), ${text}) > 0`;
      }
      return sql`${place}(${lexemes}, ${as === 'whole' ? ` ${text} ` : ` ${text}`}) > 0`;
    });
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
