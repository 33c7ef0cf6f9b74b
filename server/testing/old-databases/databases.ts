import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { migrate, migrationNames } from '#server/platform/db/migrate.ts';
import { makeLocation, type TestLocation } from '#server/testing/database.ts';

/**
 * What the version of each migration has written, as SQL for both databases: `NNNN-name.sql` holds rows for the tables
 * and columns that this migration has added. Ids are left to the database, as the program leaves them.
 */
const fixtures = import.meta.dirname;
const files = new Set(readdirSync(fixtures));

/**
 * The versions whose rows differ. Any other is the one before it and one more migration, which is on the way from that
 * one to today.
 */
export const versionsWithRows = migrationNames.filter((name) => files.has(`${name}.sql`));

export interface OldDatabases extends AsyncDisposable {
  /** One database for each of `versionsWithRows`, to which nobody is connected. */
  locations: ReadonlyMap<string, TestLocation>;
  /** Tables without rows, and columns without a value, as `version: table.column`: a fixture is missing where there are any. */
  unfilled: readonly string[];
  /** What the tables of every version look like on SQLite, as a hash; PostgreSQL keeps no such text. */
  schemas: Readonly<Record<string, string>>;
}

/**
 * Makes a database of every version there was: each is the one before it, one migration and one fixture on. So the rows
 * of a database are as old as their tables, and have been through what came after.
 *
 * The tables are those of the versions themselves, for migrations do not change: those that were made by the commits that
 * brought the migrations 2, 5, 6, 26 and 34 have been compared, and are the same but for the index that 0036 adds. (The
 * very first commit, which had no user interface, had two columns less in its listings; no database is that old.)
 */
export async function makeOldDatabases(): Promise<OldDatabases> {
  await using growing = await makeLocation();
  const locations = new Map<string, TestLocation>();
  const unfilled: string[] = [];
  const schemas: Record<string, string> = {};
  for (const version of migrationNames) {
    const database = openDatabase(growing);
    await migrate(database, version);
    if (files.has(`${version}.sql`)) await load(database, `${version}.sql`);
    unfilled.push(...(await findUnfilled(database)).map((column) => `${version}: ${column}`));
    if (database.dialect === 'sqlite') schemas[version] = await hashOfSchema(database);
    await database.close();
    if (files.has(`${version}.sql`)) locations.set(version, await makeLocation({ copyOf: growing }));
  }
  return {
    locations,
    unfilled,
    schemas,
    async [Symbol.asyncDispose]() {
      for (const location of locations.values()) await location[Symbol.asyncDispose]();
    },
  };
}

async function load(database: Database, file: string): Promise<void> {
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

async function hashOfSchema({ db }: Database): Promise<string> {
  const { rows } = await sql<{ text: string }>`select type || ' ' || name || ' ' || sql as text from sqlite_master
    where sql is not null order by type, name`.execute(db);
  return hash('sha256', rows.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n'), 'hex').slice(0, 16);
}
