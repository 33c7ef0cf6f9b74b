import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Which database the server's tests run on; the same files run once for each. */
const server = (database: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `server-${database}`,
    include: ['server/**/*.test.ts'],
    env: { CARDI_TEST_DATABASE: database },
    globalSetup: database === 'postgres' ? ['server/testing/postgres.ts'] : [],
  },
});

export default defineConfig({
  test: {
    // A forgotten `.only` would leave everything else out without anybody noticing.
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,scripts,src,bench}/**/*.test.ts', 'e2e/support/**/*.test.ts'],
        },
      },
      server('sqlite'),
      server('postgres'),
      {
        extends: true,
        plugins: [react()],
        test: { name: 'web', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
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
