import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base } from '@playwright/test';

import { startPostgres } from '#server/testing/postgres.ts';

import { type RunningServer, startServer } from './server.ts';

export interface WorkerOptions {
  /** The database of a project's servers. */
  database: 'sqlite' | 'postgres';
  /**
   * A name for tests whose changes would disturb others, such as the number of articles: they get a separate server.
   */
  apart: string;
}

interface WorkerFixtures extends WorkerOptions {
  /** A folder for this worker, deleted at its end. */
  workFolder: string;
  databaseUrl: string | undefined;
  /** A demo server with a separate database, shared by the tests of one worker. */
  server: RunningServer;
}

/** Tests against a real server. A browser or the desktop app is added on top. */
export const serverTest = base.extend<object, WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  apart: ['', { option: true, scope: 'worker' }],

  workFolder: [
    // Playwright reads from this pattern which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cardi-e2e-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  databaseUrl: [
    async ({ database }, use) => {
      if (database === 'sqlite') return use(undefined);
      const cluster = await startPostgres();
      await use(await cluster.createDatabase('cardi'));
      await cluster.stop();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ workFolder, databaseUrl }, use) => {
      const server = await startServer({ dataDir: join(workFolder, 'data'), databaseUrl });
      await use(server);
      await server.stop();
    },
    // A busy machine may take long to fill the database.
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use, testInfo) => {
    await use(server.url);
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server log', { body: server.log() });
  },
});
