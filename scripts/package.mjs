import { builds, makeIfStale } from './lib/builds.mjs';
import { handOver } from './lib/hand-over.mjs';
import { modernNode, toolEnv, toolFile } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run package`: installers for this system in release/; what follows `--` goes to electron-builder. */
await explain(async () => {
  await setup({ for: 'desktop' });
  await makeIfStale(builds.web);
  await makeIfStale(builds.desktop);
  handOver(modernNode(), [toolFile('electron-builder'), ...process.argv.slice(2)], toolEnv());
});
