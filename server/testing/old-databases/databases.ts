import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { migrate, migrationNames } from '#server/platform/db/migrate.ts';
import { makeLocation, type TestLocation, testDialect } from '#server/testing/database.ts';
import type { View } from './view.ts';

interface Fixture {
  /** The hash of the schema after the migration. */
  schema: string;
  /** Rows for the tables and columns that it has added, as SQL for both databases. Ids are left to the database. */
  rows: string;
}

/** Reads the database of a version: `NNNN-name.sql`, its hash in the first line. */
function readFixture(version: string): Fixture {
  const path = join(import.meta.dirname, `${version}.sql`);
  const [, schema = '', rows = ''] =
    /^-- schema: (\w+)\n(.*)$/s.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? [];
  return { schema, rows };
}

const fixtures = new Map(migrationNames.map((version) => [version, readFixture(version)]));

/** The hashes that the fixtures name. */
export const schemasOfFixtures = Object.fromEntries([...fixtures].map(([version, { schema }]) => [version, schema]));

/**
 * The versions whose rows differ. Any other is the one before it and one more migration, which is on the way from that
 * one to today.
 */
export const versionsWithRows = migrationNames.filter((version) => rowsOf(version) !== '');

/**
 * The versions whose databases are migrated to today's. On SQLite all of `versionsWithRows`; on PostgreSQL the first, the
 * newest and every tenth (decision 104).
 */
export const openedVersions = versionsWithRows.filter(
  (_, place, all) => testDialect === 'sqlite' || place % 10 === 0 || place === all.length - 1,
);

function rowsOf(version: string): string {
  return fixtures.get(version)?.rows ?? '';
}

/** The calls that show the rows of a version today: `NNNN-name.ts`, if it exists. */
export async function viewsOf(version: string): Promise<readonly View[]> {
  const file = new URL(`${version}.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as { views: readonly View[] }).views : [];
}

export interface OldDatabases extends AsyncDisposable {
  /** One database for each of `openedVersions`, without open connections. */
  locations: ReadonlyMap<string, TestLocation>;
  /**
   * Tables without rows, and columns without a value, as `version: table.column`: a fixture is missing where there are any.
   * Found on SQLite; the fixtures are the same for both databases.
   */
  unfilled: readonly string[];
  /** The hash of each version's schema on SQLite; PostgreSQL keeps no such text. */
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
    await load(database, rowsOf(version));
    if (database.dialect === 'sqlite') {
      unfilled.push(...(await findUnfilled(database)).map((column) => `${version}: ${column}`));
      schemas[version] = await hashOfSchema(database);
    }
    await database.close();
    if (openedVersions.includes(version)) locations.set(version, await makeLocation({ copyOf: growing }));
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

async function load(database: Database, rows: string): Promise<void> {
  const statements = rows.split(/;\n/);
  await database.write(async (trx) => {
    for (const statement of statements.filter((text) => text.trim() !== '')) {
      await sql.raw(database.dialect === 'sqlite' ? statement : forPostgres(statement)).execute(trx);
    }
  });
}

/** PostgreSQL writes bytes differently, and lexemes are an array. */
function forPostgres(statement: string): string {
  if (/^insert into \w+_search /.test(statement)) {
    return statement.replace(/'([^']*)'/g, "array_to_tsvector(string_to_array('$1', ' '))");
  }
  return statement.replace(/\bx'([0-9a-f]*)'/g, String.raw`'\x$1'::bytea`);
}

/** The tables inside SQLite's full-text indexes are its own, and contentless indexes store no text. */
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
