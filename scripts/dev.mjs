import { existsSync } from 'node:fs';

import { together } from './lib/hand-over.mjs';
import { inRoot } from './lib/paths.mjs';
import { compiledModules, modernNode, toolEnv } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/**
 * `npm run dev`: the web version with hot reload on PORT. It passes API calls on to the watched server on the next
 * port, so the browser sees one origin as in production.
 */
await explain(async () => {
  await setup({ for: 'start' });
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const port = Number(process.env.PORT ?? 4000);
  const serverPort = port + 1;
  const node = modernNode();
  together([
    {
      command: node,
      args: ['--watch', '--watch-preserve-output', 'server/main.ts'],
      env: {
        APP_MODE: 'development',
        PUBLIC_URL: `http://localhost:${port}`,
        ...process.env,
        NODE_COMPILE_CACHE: compiledModules,
        PORT: String(serverPort),
      },
    },
    {
      command: node,
      args: ['scripts/lib/vite-dev.mjs'],
      env: { ...toolEnv(), PORT: String(port), API_URL: `http://127.0.0.1:${serverPort}` },
    },
  ]);
});
