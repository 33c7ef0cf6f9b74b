import { builds, makeIfStale } from './lib/builds.mjs';
import { modernNode, toolEnv, toolFile } from './lib/programs.mjs';
import { explain, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

/**
 * `npm run package`: installers for this system in release/; what follows `--` goes to electron-builder.
 * Environment: CARDI_UPDATE_URL, the address that the packed app gets its updates from; CARDI_UPDATE_KEY,
 * a file with the publisher's private key, which the feeds are then signed with (docs/qa.md).
 */
await explain(async () => {
  const { CARDI_UPDATE_URL: feed, CARDI_UPDATE_KEY: key } = process.env;
  if (feed && !feed.startsWith('https://')) throw new Error('CARDI_UPDATE_URL must begin with https://.');
  await setup({ for: 'desktop' });
  await makeIfStale(builds.web);
  await makeIfStale(builds.desktop);
  const publish = feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`, '--publish', 'never'] : [];
  await inTurn([
    [toolFile('electron-builder'), ...publish, ...process.argv.slice(2)],
    ...(feed && key ? [['electron/packaging/sign-feeds.ts', key]] : []),
  ]);
});

/** @param {readonly (readonly string[])[]} programs */
async function inTurn(programs) {
  for (const args of programs) {
    const { code } = await run(modernNode(), args, { env: toolEnv(), show: true });
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
}
