import { existsSync } from 'node:fs';

import { handOver } from './lib/hand-over.mjs';
import { inRoot } from './lib/paths.mjs';
import { compiledModules, modernNode } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';

/**
 * `npm run admin`, `backup` and `restore`: a command of server/cli/ with the settings of the server. It installs
 * nothing, because it runs where the server is, also in a container.
 */
await explain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (!existsSync(inRoot('node_modules'))) throw new Error('Nothing is installed yet: please run npm start once.');
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  handOver(modernNode(), [...settings, `server/cli/${name}.ts`, ...args], { NODE_COMPILE_CACHE: compiledModules });
});
