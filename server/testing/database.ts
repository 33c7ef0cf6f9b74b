import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { createClock } from './clock.ts';
import { borrowDatabase } from './kept-databases/kept-databases.ts';
import { onServer } from './postgres.ts';
import { quickFolder } from './quick-folder.ts';
import { postgresTemplate } from './template.ts';

/** Which database this run of the suite is about; the same tests run once on each. */
export const testDialect: Database['dialect'] = process.env.CARDI_TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite';

/** A place for one database. `await using` removes it with its data at the end of the test. */
export interface TestLocation extends DatabaseLocation, AsyncDisposable {}

export interface TestDatabase extends Database, AsyncDisposable {
  location: TestLocation;
}

/**
 * An empty folder for SQLite, or an empty database on the PostgreSQL of this test run; `isMigrated` for a copy of the
 * template, `seeded` for one with the samples that a server's first start adds, of today or of the day when a test's clock
 * starts, `copyOf` for a copy of another
 * database, to which nobody may be connected.
 */
export async function makeLocation({
  isMigrated = false,
  seeded,
  copyOf,
}: {
  isMigrated?: boolean;
  seeded?: SeedDay | undefined;
  copyOf?: DatabaseLocation;
} = {}): Promise<TestLocation> {
  if (seeded) return makeLocation({ copyOf: await seededDatabase(seeded) });
  const dataDir = await mkdtemp(join(await quickFolder(), 'cardi-test-'));
  if (testDialect === 'sqlite') {
    const file = copyOf ? join(copyOf.dataDir, sqliteFileName) : isMigrated && given('CARDI_TEST_SQLITE_TEMPLATE');
    if (file) await copyFile(file, join(dataDir, sqliteFileName));
    return {
      dataDir,
      databaseUrl: undefined,
      [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = given('CARDI_TEST_POSTGRES_URL');
  const template = copyOf?.databaseUrl ? new URL(copyOf.databaseUrl).pathname.slice(1) : isMigrated && postgresTemplate;
  // Copied as files: row by row through the log would take twice as long.
  await onServer(server, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`);
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    async [Symbol.asyncDispose]() {
      await rm(dataDir, { recursive: true, force: true });
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The day of the samples: servers live today, apps in a test at the start of their clock. */
type SeedDay = 'today' | 'clock';

const seededDatabases = new Map<SeedDay, Promise<DatabaseLocation>>();

/** The database with the samples, made for the first test of this worker that needs a copy of it. */
function seededDatabase(day: SeedDay): Promise<DatabaseLocation> {
  const database = seededDatabases.get(day) ?? makeSeededDatabase(day);
  seededDatabases.set(day, database);
  return database;
}

async function makeSeededDatabase(day: SeedDay): Promise<DatabaseLocation> {
  // Only few tests need the samples, and loading them takes longer than most tests.
  const { seed } = await import('#server/seed/seed.ts');
  const location = await makeLocation({ isMigrated: true });
  const database = openDatabase(location);
  await seed({ database, now: day === 'today' ? () => new Date() : createClock().now });
  await database.close();
  if (testDialect === 'postgres') return location;
  // The folder of the template is removed when the run ends.
  const dataDir = await mkdtemp(join(dirname(given('CARDI_TEST_SQLITE_TEMPLATE')), 'seeded-'));
  await rename(join(location.dataDir, sqliteFileName), join(dataDir, sqliteFileName));
  await location[Symbol.asyncDispose]();
  return { dataDir, databaseUrl: undefined };
}

/**
 * A separate database, migrated to the newest schema; `isSeeded` for one with the samples. It closes and deletes itself
 * (`await using`).
 */
export async function openTestDatabase({ isSeeded = false } = {}): Promise<TestDatabase> {
  if (testDialect === 'postgres' && !isSeeded) return openKeptDatabase();
  const location = await makeLocation({ isMigrated: true, seeded: isSeeded ? 'clock' : undefined });
  // With the limits for requests, raised for tests that fill tables on a busy machine.
  const database = openDatabase({ ...location, databaseTimeout: 60_000 }, 'requests');
  return {
    ...database,
    location,
    async [Symbol.asyncDispose]() {
      await database.close();
      await location[Symbol.asyncDispose]();
    },
  };
}

async function openKeptDatabase(): Promise<TestDatabase> {
  const { database, url, giveBack } = await borrowDatabase(given('CARDI_TEST_POSTGRES_URL'));
  const dataDir = await mkdtemp(join(await quickFolder(), 'cardi-test-'));
  const location = {
    dataDir,
    databaseUrl: url,
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  };
  return {
    ...database,
    location,
    async [Symbol.asyncDispose]() {
      await database.close();
      await Promise.all([giveBack(), location[Symbol.asyncDispose]()]);
    },
  };
}

/** A variable that the global set-ups of the server projects set. */
function given(name: 'CARDI_TEST_POSTGRES_URL' | 'CARDI_TEST_SQLITE_TEMPLATE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run in the projects server-sqlite and server-postgres`);
  return value;
}
