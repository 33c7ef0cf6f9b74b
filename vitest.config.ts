import { availableParallelism } from 'node:os';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { testsWithoutDatabase } from './scripts/lib/without-database.mjs';

/** Tests of the server that ask no database: there is one run of them. */
const withoutDatabase = testsWithoutDatabase();

/**
 * Node loads the server's modules itself, as it does when the server runs: without Vite between, a run takes a third less
 * of the processor (decision 103).
 */
const asInProduction = { experimental: { viteModuleRunner: false } };

/**
 * What does not depend on the database: input that is refused before it is asked, what is in a file, what a model on the
 * network says, and signals, passwords and disks of a process. What these tests store is stored by others on both.
 */
const onSqliteOnly = [
  'server/platform/http/bad-input.test.ts',
  'server/features/attachments/hostile-files.test.ts',
  'server/features/deep-research/models/models.test.ts',
  'server/stays-up.test.ts',
];

/** Which database the server's tests run on; the same files run once for each. */
const server = (database: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${database}`,
    ...asInProduction,
    include: ['server/**/*.test.ts'],
    exclude: [...withoutDatabase, ...(database === 'postgres' ? onSqliteOnly : [])],
    env: { CARDI_TEST_DATABASE: database },
    globalSetup: [...(database === 'postgres' ? ['server/testing/postgres.ts'] : []), 'server/testing/template.ts'],
  },
});

export default defineConfig({
  test: {
    // A forgotten `.only` would leave everything else out without anybody noticing.
    allowOnly: false,
    // What is tested is what comes out; how long it takes on a busy machine is the benchmarks' business.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The second that is usual is less than some answers are remembered for.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // A quarter of the time goes by waiting for processes and databases: two cores can take three files.
    maxWorkers: availableParallelism() + 1,
    // Loading the modules anew for each file is half of the work. What a file changes it puts back (the lines below).
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,scripts,src,bench}/**/*.test.ts', 'e2e/support/**/*.test.ts', ...withoutDatabase],
        },
      },
      server('sqlite'),
      server('postgres'),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/app/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'desktop',
          include: ['electron/**/*.test.ts'],
          globalSetup: ['electron/testing/global-setup.ts'],
        },
      },
    ],
  },
});
