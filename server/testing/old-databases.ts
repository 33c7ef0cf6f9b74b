import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import { makeLocation, type TestLocation } from './database.ts';

/**
 * What the version of each migration has written, as SQL for both databases: `NNNN-name.sql` holds rows for the tables
 * and columns that this migration has added. Ids are left to the database, as the program leaves them.
 */
const fixtures = join(import.meta.dirname, '../db/fixtures');
const files = readdirSync(fixtures);

export interface OldDatabase extends AsyncDisposable {
  /** The name of its newest migration. */
  version: string;
  /** Nobody is connected to it. */
  location: TestLocation;
  /** Tables without rows, and columns without a value; a fixture is missing where there are any. */
  unfilled: string[];
}

/**
 * A database of every version there was, oldest first: each is the one before it, one migration and one fixture on. So
 * the rows of a database are as old as their tables, and have been through what came after.
 */
export async function makeOldDatabases(): Promise<OldDatabase[]> {
  await using growing = await makeLocation();
  const made: OldDatabase[] = [];
  for (const version of migrationNames) {
    const database = openDatabase(growing);
    await migrate(database, version);
    await load(database, version);
    const unfilled = await findUnfilled(database);
    await database.close();
    const location = await makeLocation({ copyOf: growing });
    made.push({ version, location, unfilled, [Symbol.asyncDispose]: () => location[Symbol.asyncDispose]() });
  }
  return made;
}

async function load(database: Database, version: string): Promise<void> {
  const file = files.find((name) => name === `${version}.sql`);
  if (!file) return;
  const statements = readFileSync(join(fixtures, file), 'utf8').split(/;\n/);
  await database.write(async (trx) => {
    for (const statement of statements.filter((text) => text.trim() !== '')) {
      await sql.raw(database.dialect === 'sqlite' ? statement : forPostgres(statement)).execute(trx);
    }
  });
}

/** Bytes are written in another way, and lexemes are an array. */
function forPostgres(statement: string): string {
  if (/^insert into \w+_search /.test(statement)) {
    return statement.replace(/'([^']*)'/g, "array_to_tsvector(string_to_array('$1', ' '))");
  }
  return statement.replace(/\bx'([0-9a-f]*)'/g, String.raw`'\x$1'::bytea`);
}

/** The tables inside SQLite's full-text indexes are its own, and the indexes keep no text. */
async function findUnfilled({ db }: Database): Promise<string[]> {
  const unfilled: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    if (/_search_/.test(name)) continue;
    const checked = name.endsWith('_search') ? [] : columns;
    const { rows } = await sql<Record<string, number>>`select count(*) as "rows" ${sql.join(
      checked.map((column) => sql`, count(${sql.ref(column.name)}) as ${sql.ref(column.name)}`),
      sql``,
    )} from ${sql.table(name)}`.execute(db);
    for (const [column, count] of Object.entries(rows[0] ?? {})) if (count === 0) unfilled.push(`${name}.${column}`);
  }
  return unfilled;
}
