import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base } from '@playwright/test';

import { startPostgres } from '#server/testing/postgres.ts';

import { type RunningServer, startServer } from './server.ts';

export interface WorkerOptions {
  /** Which database the servers of a project keep their data in. */
  database: 'sqlite' | 'postgres';
  /** A name for tests that change what others count, such as the articles there are: they get a server of their own. */
  apart: string;
}

interface WorkerFixtures extends WorkerOptions {
  /** A folder of this worker's own, gone when it ends. */
  workFolder: string;
  databaseUrl: string | undefined;
  /** A demo server with a database of its own, shared by the tests of one worker. */
  server: RunningServer;
}

/** Tests against a real server; what is shown of it, in a browser or the desktop app, is added on top. */
export const serverTest = base.extend<object, WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  apart: ['', { option: true, scope: 'worker' }],

  workFolder: [
    // Playwright reads what a fixture needs from this pattern.
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
    // A machine that has much else to do fills the database in its own time.
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use, testInfo) => {
    await use(server.url);
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server log', { body: server.log() });
  },
});
