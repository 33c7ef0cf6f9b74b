import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { makeLocation } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { parseEnv } from './env.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startUpProblem } from './start-up-problem.ts';

/** What the server says of settings that it cannot start with; `null` when it can. main.test.ts sees it printed. */
async function problemOf(settings: Record<string, string | undefined>): Promise<string | null> {
  let env: ReturnType<typeof parseEnv> | undefined;
  try {
    env = parseEnv(settings);
    const database = openDatabase(env);
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    await listen(env.port, env.host);
    return null;
  } catch (error) {
    return startUpProblem(error, env);
  }
}

async function listen(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

test('an invalid setting', async () => {
  expect(await problemOf({ APP_MODE: 'production' })).toBe('PUBLIC_URL is required when APP_MODE is production.');
});

test('a database and an address that can be used are no problem; an address of another computer is one', async () => {
  await using location = await makeLocation({ isMigrated: true });
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, PORT: '0' };
  expect(await problemOf(env)).toBeNull();
  expect(await problemOf({ ...env, HOST: '192.0.2.1', ALLOW_PUBLIC_DEMO: '1' })).toBe(
    'HOST 192.0.2.1 cannot be listened on (EADDRNOTAVAIL).',
  );
});

onlyOn('sqlite', 'a data folder that is none', async () => {
  await using location = await makeLocation();
  const file = join(location.dataDir, 'a-file');
  await writeFile(file, '');
  expect(await problemOf({ DATA_DIR: join(file, 'data') })).toMatch(/^DATA_DIR .*a-file\/data cannot be used: .*\.$/);
});

onlyOn('sqlite', 'a data file that is something else', async () => {
  await using location = await makeLocation();
  await mkdir(location.dataDir, { recursive: true });
  await writeFile(join(location.dataDir, 'cardi.db'), 'this is no database, however long it may be '.repeat(100));
  expect(await problemOf({ DATA_DIR: location.dataDir })).toMatch(
    /^DATA_DIR .* cannot be used: file is not a database\.$/,
  );
});

test('a database that a newer version has migrated', async () => {
  await using location = await makeLocation({ isMigrated: true });
  const database = openDatabase(location);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-flying', '2030')`.execute(database.db);
  await database.close();
  expect(await problemOf({ DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl })).toBe(
    'the database was changed by another version of CARDI (corrupted migrations: previously executed migration 9999-flying is missing). Please start that one, or restore a backup.',
  );
});

onlyOn('postgres', 'a PostgreSQL that knows neither user nor database', async () => {
  await using location = await makeLocation();
  const url = new URL(location.databaseUrl ?? '');
  url.pathname = '/nowhere';
  expect(await problemOf({ DATA_DIR: location.dataDir, DATABASE_URL: url.href })).toBe(
    `DATABASE_URL names a database that ${url.host} does not have: nowhere.`,
  );
  url.username = 'stranger';
  expect(await problemOf({ DATA_DIR: location.dataDir, DATABASE_URL: url.href })).toBe(
    `DATABASE_URL names a user or password that ${url.host} does not accept.`,
  );
});
