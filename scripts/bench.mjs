import { handOver } from './lib/hand-over.mjs';
import { modernNode } from './lib/programs.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run bench [-- name …]`: all benchmarks, or those named. */
await explain(async () => {
  await setup({ for: 'start' });
  handOver(modernNode(), ['bench/run.ts', ...process.argv.slice(2)]);
});
