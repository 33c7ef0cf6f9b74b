import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { type Database, type DatabaseLocation, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

/** Which database this run of the suite is about; the same tests run once on each. */
export const testDialect: Database['dialect'] = process.env.CARDI_TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite';

/** Room for one database. `await using` removes it, and what is in it, at the end of the test. */
export interface TestLocation extends DatabaseLocation, AsyncDisposable {}

export interface TestDatabase extends Database, AsyncDisposable {
  location: TestLocation;
}

/** An empty folder for SQLite, or an empty database on the PostgreSQL of this test run. */
export async function makeLocation(): Promise<TestLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardi-test-'));
  if (testDialect === 'sqlite') {
    return {
      dataDir,
      databaseUrl: undefined,
      [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = postgresUrl();
  await onServer(server, `create database ${name}`);
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    async [Symbol.asyncDispose]() {
      await rm(dataDir, { recursive: true, force: true });
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database of its own, migrated to the newest schema. It closes and removes itself (`await using`). */
export async function openTestDatabase(): Promise<TestDatabase> {
  const location = await makeLocation();
  const database = openDatabase(location);
  await migrate(database);
  return {
    ...database,
    location,
    async [Symbol.asyncDispose]() {
      await database.close();
      await location[Symbol.asyncDispose]();
    },
  };
}

/** Set by the global set-up of the project `server-postgres`. */
function postgresUrl(): string {
  const url = process.env.CARDI_TEST_POSTGRES_URL;
  if (!url) throw new Error('CARDI_TEST_POSTGRES_URL is not set: these tests need a PostgreSQL to run on');
  return url;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
