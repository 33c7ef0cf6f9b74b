import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { _electron } from '@playwright/test';

import { electronBinary } from '../../scripts/lib/electron-binary.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import type { DesktopApp } from './desktop-app.ts';
import { startDisplay } from './display.ts';
import { type RunningServer, startServer } from './server.ts';
import { serverTest } from './server-fixtures.ts';
import { launchStandIn } from './stand-in-app.ts';

export { expect } from '@playwright/test';

/** A packaged app instead of the one in this working tree, see docs/qa.md. */
const packaged = process.env.CARDI_APP_PATH;
/** An existing server, such as staging, instead of one that the tests start. */
const given = process.env.CARDI_QA_SERVER_URL;

/** Skips a test that stops its server or reads its data, if the server was not started by the tests. */
export function needsOwnServer(): void {
  test.skip(given !== undefined, 'the server is not the tests’ own: it can be neither stopped nor looked into');
}

const hasElectron = packaged !== undefined || electronBinary() !== undefined;

/** Skips a test that needs the real Electron program. docs/qa.md names each of them. */
export function needsElectron(what: string): void {
  test.skip(!hasElectron, `the Electron binary is not on this machine: ${what}`);
}

interface Fixtures {
  /** The folder for the app's settings and cache, one for each test. */
  userData: string;
  /**
   * Starts the built app, or without the Electron binary its main process with a stand-in. Apps that are still open at
   * the end of the test are closed.
   */
  launch: (options?: { args?: string[]; env?: Record<string, string> }) => Promise<DesktopApp>;
}

interface WorkerFixtures {
  /** The environment that points windows at a screen. */
  displayEnv: Record<string, string>;
}

/** Tests of the real desktop app. */
export const test = serverTest.extend<Fixtures, WorkerFixtures>({
  displayEnv: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!hasElectron) return use({});
      const display = await startDisplay();
      await use(display.env);
      await display.stop();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ workFolder, databaseUrl }, use) => {
      if (given !== undefined) return use(await givenServer(given));
      const server = await startServer({ dataDir: join(workFolder, 'data'), databaseUrl });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cardi-desktop-'));
    await use(folder);
    // Chromium may still be writing files.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  },

  launch: async ({ displayEnv, userData }, use) => {
    const apps: DesktopApp[] = [];
    await use(async ({ args = [], env = {} } = {}) => {
      const all = [`--user-data-dir=${userData}`, ...args];
      const app = hasElectron ? await launchElectron(all, { ...displayEnv, ...env }) : await launchStandIn(all, env);
      apps.push(app);
      return app;
    });
    for (const app of apps) await app.close();
  },
});

async function launchElectron([folder = '', ...args]: string[], env: Record<string, string>): Promise<DesktopApp> {
  const app = await _electron.launch({
    executablePath: packaged ? resolve(root, packaged) : electronBinary(),
    cwd: root,
    // Chromium's sandbox does not run as root; the shipped app never runs without it.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), folder, ...(packaged ? [] : ['.']), ...args],
    env: { ...inherited(), ...env },
  });
  return {
    firstWindow: async () => {
      const page = await app.firstWindow();
      await page.waitForURL((url) => url.protocol === 'app:');
      return page;
    },
    windows: () => app.windows(),
    evaluate: app.evaluate.bind(app),
    address: (path) => `app://cardi${path}`,
    close: () => app.close(),
    ended: app.waitForEvent('close', { timeout: 0 }),
  };
}

/** A server that others run: the tests only send it requests. */
async function givenServer(url: string): Promise<RunningServer> {
  const refuse = () => Promise.reject(new Error('This server is not the tests’ own'));
  return { url, dataDir: '', log: () => '', restart: refuse, stop: refuse, kill: refuse };
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
