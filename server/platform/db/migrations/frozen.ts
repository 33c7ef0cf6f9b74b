import { type Kysely, sql } from 'kysely';

/* Functions that several migrations share. Like the migrations they never change: a database migrated tomorrow must get
   the same tables as one migrated years ago. */

export type MigrationDialect = 'sqlite' | 'postgres';

/**
 * Makes the search index of a table's records; `null` where its row ids are not record ids. See
 * docs/decisions/0005-one-search-index.md.
 */
export async function createSearchTable(
  db: Kysely<unknown>,
  dialect: MigrationDialect,
  name: string,
  records: string | null,
): Promise<void> {
  const table = sql.table(name);
  if (dialect === 'sqlite') {
    // Contentless and without positions: it only stores which record has which lexeme, newest first by rowid. The
    // tokenizer keeps lexemes as given: letters of any script, and the colon of a facet. Prefixes have an index of
    // their own; without it, a frequent prefix would cost a walk over all its matches.
    await sql`create virtual table ${table} using fts5(
      lexemes, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10',
      tokenize="ascii tokenchars ':'"
    )`.execute(db);
    // Smaller pages than the default of 4,050 bytes, because a newest-first query reads from the end of a page.
    await sql`insert into ${table} (${sql.ref(name)}, rank) values ('pgsz', 1000)`.execute(db);
    return;
  }
  const reference = records === null ? sql`` : sql`references ${sql.table(records)} (id) on delete cascade`;
  await sql`create table ${table} (rowid bigint primary key ${reference}, lexemes tsvector not null)`.execute(db);
  await sql`create index ${sql.ref(`${name}_lexemes`)} on ${table} using gin (lexemes)`.execute(db);
}

/** Writes the lexemes of a record. */
export async function insertLexemes(
  db: Kysely<unknown>,
  dialect: MigrationDialect,
  table: string,
  id: number,
  lexemes: readonly string[],
): Promise<void> {
  const value = dialect === 'sqlite' ? sql`${lexemes.join(' ')}` : sql`array_to_tsvector(${lexemes}::text[])`;
  await sql`insert into ${sql.table(table)} (rowid, lexemes) values (${id}, ${value})`.execute(db);
}

/**
 * The words of a text as an index holds them, without stems, parts of words and titles. Migration 0032 has every record
 * reindexed by the program; until then a record only needs to be found by its words.
 */
export function wordsOf(text: string): string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]{1,40}/gu))];
}

/** A lexeme that stands for a filter (`::type:…`). */
export function facet(name: string, value: string | number): string {
  return `::${name}:${Buffer.from(String(value).toLowerCase()).toString('hex')}`;
}

/** Lower-case letters without accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
