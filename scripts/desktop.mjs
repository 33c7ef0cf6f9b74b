import { builds, makeIfStale } from './lib/builds.mjs';
import { electronArguments } from './lib/electron-arguments.mjs';
import { electronBinary } from './lib/electron-binary.mjs';
import { handOver } from './lib/hand-over.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run desktop`: the desktop app from this working tree; what follows `--` is passed on to it. */
await explain(async () => {
  await setup({ for: 'desktop' });
  const electron = electronBinary();
  if (!electron) {
    throw new Error(
      'The desktop app needs the Electron program, and it is not on this machine. To try to fetch it again: npm run setup -- --retry-electron',
    );
  }
  await makeIfStale(builds.web);
  await makeIfStale(builds.desktop);
  const args = electronArguments({ uid: process.getuid?.(), args: process.argv.slice(2), log: console.log });
  handOver(electron, args);
});
