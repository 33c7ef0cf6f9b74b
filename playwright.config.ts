import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './e2e/support/server-fixtures.ts';
import { findChromium } from './scripts/lib/chromium.mjs';

const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

/**
 * Features of Chromium that are switched off. Playwright's own are here again, for of two such lists the last one
 * counts; the first three are ours: without that Chromium draws a page of its own beside each of ours, for an address bar
 * that nobody sees.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium refuses its sandbox to root; the rest keeps it from calling home and from small /dev/shm. */
const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // V8's optimizing compilers pay off in programs that run for minutes; a story shows a page for seconds.
  '--js-flags=--no-turbofan --no-maglev',
];

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/demo-data.ts',
  outputDir: 'test-results',
  // A test that passes at the second try has told nothing.
  retries: 0,
  forbidOnly: true,
  // A story waits for its server and its browser by turns: two cores carry three.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Nothing moves, so that nothing has to be waited for; tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
    launchOptions: {
      args: chromiumArgs,
      ...(typeof chromium === 'object' ? { executablePath: chromium.path } : {}),
    },
  },
  projects: [
    // The first: its stories wait for programs to start and to end, while a worker has stories of the browser. No more than
    // two, because each app has a Chromium of its own.
    { name: 'desktop-app', testDir: 'e2e/desktop', workers: 2, use: { database: 'sqlite' } },
    { name: 'web-sqlite', testIgnore: 'desktop/**', use: { database: 'sqlite' } },
    // What the whole program does with the other database. Its answers are the server's tests' business, on both. One
    // worker, because a second one would need a cluster too, which costs more than its stories.
    { name: 'web-postgres', testIgnore: 'desktop/**', grep: /@postgres/, workers: 1, use: { database: 'postgres' } },
  ],
});
