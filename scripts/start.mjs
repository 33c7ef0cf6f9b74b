import { existsSync } from 'node:fs';

import { builds, makeIfStale } from './lib/builds.mjs';
import { handOver } from './lib/hand-over.mjs';
import { inRoot } from './lib/paths.mjs';
import { compiledModules, modernNode, serverProgram } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm start`: everything from a fresh clone to a running CARDI. */
await explain(async () => {
  await setup({ for: 'start' });
  await makeIfStale(builds.web);
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  handOver(modernNode(), [...settings, ...serverProgram], { NODE_COMPILE_CACHE: compiledModules });
});
