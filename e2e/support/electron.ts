import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { _electron, type ElectronApplication } from '@playwright/test';

import { electronBinary } from '../../scripts/lib/electron-binary.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { startDisplay } from './display.ts';
import { serverTest } from './server-fixtures.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Skips the test, with the reason, where the Electron binary could not be fetched. */
  needsElectron: void;
  /** Where the app keeps its settings and cache: a folder of this test's own. */
  userData: string;
  /** Starts the built app; whatever is still open at the end of the test is closed. */
  launch: (options?: { args?: string[]; env?: Record<string, string> }) => Promise<ElectronApplication>;
}

interface WorkerFixtures {
  /** Environment that points windows at a screen. */
  displayEnv: Record<string, string>;
}

/** Tests of the real desktop app. */
export const test = serverTest.extend<Fixtures, WorkerFixtures>({
  needsElectron: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, testInfo) => {
      testInfo.skip(electronBinary() === undefined, 'the Electron binary is not on this machine');
      await use();
    },
    { auto: true },
  ],

  displayEnv: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const display = await startDisplay();
      await use(display.env);
      await display.stop();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cardi-desktop-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  launch: async ({ displayEnv, userData }, use) => {
    const apps: ElectronApplication[] = [];
    await use(async ({ args = [], env = {} } = {}) => {
      const app = await _electron.launch({
        executablePath: electronBinary(),
        cwd: root,
        // Root is refused Chromium's sandbox; the shipped app never runs without it.
        args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--user-data-dir=${userData}`, '.', ...args],
        env: { ...inherited(), ...displayEnv, ...env },
      });
      apps.push(app);
      return app;
    });
    for (const app of apps) await app.close();
  },
});

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
