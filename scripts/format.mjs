import { handOver } from './lib/hand-over.mjs';
import { modernNode, toolFile } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run format`: formats all files, or those named. */
await explain(async () => {
  await setup({ for: 'start' });
  const paths = process.argv.slice(2);
  handOver(modernNode(), [toolFile('@biomejs/biome'), 'check', '--write', ...(paths.length > 0 ? paths : ['.'])]);
});
