import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { onServer } from './postgres.ts';
import { quickFolder } from './quick-folder.ts';

/** The migrated, empty database of PostgreSQL that tests get copies of. */
export const postgresTemplate = 'cardi_template';

/**
 * vitest's global set-up of both server projects: one database that has been through all migrations. Copying it takes a
 * tenth of the time that migrating takes, and hundreds of tests need one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await quickFolder(), 'cardi-template-'));
  if (project.name === 'server-postgres') {
    const server = `${process.env.CARDI_TEST_POSTGRES_URL}`;
    await onServer(server, `create database ${postgresTemplate}`);
    await migrated({ dataDir, databaseUrl: `${server}/${postgresTemplate}` });
  } else {
    await migrated({ dataDir, databaseUrl: undefined });
    process.env.CARDI_TEST_SQLITE_TEMPLATE = join(dataDir, sqliteFileName);
  }
  return () => rm(dataDir, { recursive: true, force: true });
}

async function migrated(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location);
  await migrate(database);
  // Closing the last connection removes the journal, so the file alone is the database.
  await database.close();
}
