import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { SearchTable } from '#server/platform/search/search-index-store.ts';

/** Rows of each table that are written together. */
const batch = 2000;

/** Rows on their way into a database. */
export interface Bulk {
  /** Adds a row. All rows of a table have the same columns. */
  add(table: keyof Schema, row: object): Promise<void>;
  /** Adds a search entry. */
  index(table: SearchTable, rowid: number, lexemes: readonly string[]): Promise<void>;
}

/**
 * Fills tables past the program: in batches, without foreign keys, and on PostgreSQL with the indexes of lexemes made
 * afterwards, unless `isSearchable`: then they stay, and nothing is added to them. `database` is open for jobs.
 */
export async function fillInBulk(
  database: Database,
  work: (bulk: Bulk) => Promise<void>,
  { isSearchable = false } = {},
): Promise<void> {
  const { db, dialect } = database;
  const waiting = new Map<string, object[]>();
  const numbered = new Set<string>();
  const restoreIndexes = isSearchable
    ? () => Promise.resolve()
    : dialect === 'postgres'
      ? await dropLexemeIndexes(db)
      : await enlargeLexemeIndexes(db);

  async function flush(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (dialect === 'postgres') await sql`set local session_replication_role = replica`.execute(trx);
      for (const [table, rows] of waiting) await insert(trx, dialect, table, rows);
    });
    waiting.clear();
  }

  async function add(table: string, row: object): Promise<void> {
    const rows = waiting.get(table) ?? [];
    if ('id' in row) numbered.add(table);
    rows.push(row);
    waiting.set(table, rows);
    if (rows.length === batch) await flush();
  }

  try {
    await work({ add, index: (table, rowid, lexemes) => add(table, { rowid, lexemes: lexemes.join(' ') }) });
    await flush();
    for (const table of dialect === 'postgres' ? numbered : []) {
      // The next row gets the next number.
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db);
    }
  } finally {
    // A database that could not be filled may be used again.
    await restoreIndexes();
  }
}

async function insert(
  trx: Kysely<Schema>,
  dialect: Database['dialect'],
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  const given = JSON.stringify(rows);
  if (dialect === 'sqlite') {
    const values = columns.map((column) => sql`value ->> ${sql.lit(`$.${column}`)}`);
    await sql`${into} select ${sql.join(values)} from json_each(${given})`.execute(trx);
  } else if (columns.includes('lexemes') && columns.includes('rowid')) {
    await sql`${into} select rowid, array_to_tsvector(string_to_array(lexemes, ' '))
      from json_to_recordset(${given}) as given (rowid bigint, lexemes text)`.execute(trx);
  } else {
    const values = sql.join(columns.map((column) => sql.ref(column)));
    await sql`${into} select ${values} from json_populate_recordset(null::${sql.table(table)}, ${given})`.execute(trx);
  }
}

async function dropLexemeIndexes(db: Kysely<Schema>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition
    from pg_indexes where schemaname = 'public' and indexdef like '%USING gin (lexemes)%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) {
      await db.transaction().execute(async (trx) => {
        await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
        await sql.raw(definition).execute(trx);
      });
    }
    await sql`vacuum analyze`.execute(db);
  };
}

const fts5Tables = [
  'listing_search',
  'member_search',
  'member_rank_search',
  'company_search',
  'technology_search',
] as const satisfies SearchTable[];

/** A larger part of the index in memory at once avoids most of the merging. */
async function enlargeLexemeIndexes(db: Kysely<Schema>): Promise<() => Promise<void>> {
  const resize = async (bytes: number) => {
    for (const table of fts5Tables) {
      await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank)
        values ('hashsize', cast(${bytes} as integer))`.execute(db);
    }
  };
  await sql`pragma synchronous = off`.execute(db);
  await sql`pragma foreign_keys = off`.execute(db);
  await resize(64 * 1024 * 1024);
  return async () => {
    await resize(1024 * 1024);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  };
}
