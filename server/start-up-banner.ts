import { join } from 'node:path';

import { testUsernames } from '#contract/accounts.ts';
import type { Env } from './env.ts';
import { sqliteFileName } from './platform/db/sqlite.ts';

/** The first lines that a starting server prints. */
export function startUpBanner(
  env: Env,
  { port, metricsPort, testPassword }: { port: number; metricsPort: number | undefined; testPassword: string | null },
): string {
  const host = env.host === '127.0.0.1' || env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  const data = env.databaseUrl ? `PostgreSQL at ${new URL(env.databaseUrl).host}` : join(env.dataDir, sqliteFileName);
  const lines = [
    `${env.site.productName} is running at http://${host}:${port}`,
    `  mode      ${env.mode}`,
    `  data      ${data}`,
    ...(env.metrics && metricsPort !== undefined
      ? [`  metrics   http://${env.metrics.host}:${metricsPort}/metrics`]
      : []),
    ...(env.mode === 'production'
      ? []
      : [`  sign in   ${testUsernames.join(' or ')}, password ${testPassword ?? 'as in TEST_USERS_PASSWORD'}`]),
    '  desktop   npm run desktop',
  ];
  return `\n${lines.join('\n')}\n\n`;
}
