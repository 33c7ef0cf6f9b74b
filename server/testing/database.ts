import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { onServer } from './postgres.ts';
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
 * template, `copyOf` for one of another database, to which nobody may be connected.
 */
export async function makeLocation({
  isMigrated = false,
  copyOf,
}: {
  isMigrated?: boolean;
  copyOf?: DatabaseLocation;
} = {}): Promise<TestLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardi-test-'));
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

/** A separate database, migrated to the newest schema. It closes and deletes itself (`await using`). */
export async function openTestDatabase(): Promise<TestDatabase> {
  const location = await makeLocation({ isMigrated: true });
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

/** A variable that the global set-ups of the server projects set. */
function given(name: 'CARDI_TEST_POSTGRES_URL' | 'CARDI_TEST_SQLITE_TEMPLATE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run in the projects server-sqlite and server-postgres`);
  return value;
}
