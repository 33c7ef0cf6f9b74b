import { type Kysely, sql } from 'kysely';

/*
 * What several migrations share. Like them it is never changed: a database that is migrated tomorrow gets what one that
 * was migrated years ago has got.
 */

export type MigrationDialect = 'sqlite' | 'postgres';

/**
 * Makes the search index of a table's records; `null` where its row ids are none of theirs. See
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
    // Contentless and without positions: only which record has which lexeme, newest first by rowid. The
    // tokenizer takes lexemes as they come: letters of any script and the colon of a facet. Beginnings of
    // words have an index of their own, or else a frequent one would cost a walk over all it matches.
    await sql`create virtual table ${table} using fts5(
      lexemes, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10',
      tokenize="ascii tokenchars ':'"
    )`.execute(db);
    // Smaller pages than the usual 4,050 bytes: a newest-first query reads from the end of a page.
    await sql`insert into ${table} (${sql.ref(name)}, rank) values ('pgsz', 1000)`.execute(db);
    return;
  }
  const reference = records === null ? sql`` : sql`references ${sql.table(records)} (id) on delete cascade`;
  await sql`create table ${table} (rowid bigint primary key ${reference}, lexemes tsvector not null)`.execute(db);
  await sql`create index ${sql.ref(`${name}_lexemes`)} on ${table} using gin (lexemes)`.execute(db);
}

/** Writes what a record is found by. */
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
 * The words of a text as an index holds them. Stems, parts of words and titles are left out: migration 0032 has every record
 * indexed anew by the program, and a record need be found by its words until then.
 */
export function wordsOf(text: string): string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}]{1,40}/gu))];
}

/** A lexeme that stands for a filter (`::type:…`). */
export function facet(name: string, value: string | number): string {
  return `::${name}:${Buffer.from(String(value).toLowerCase()).toString('hex')}`;
}

/** Small letters without accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
