import { builds, makeIfStale } from './lib/builds.mjs';
import { modernNode, toolEnv, toolFile } from './lib/programs.mjs';
import { explain, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

/**
 * `npm run package`: installers for this system in release/; what follows `--` goes to electron-builder. The environment
 * says what the package is for (electron/packaging/build-file.ts, docs/operations.md): CARDI_PRODUCTION_URL above all.
 * Where CARDI_UPDATE_URL is set, the feeds are signed with the private key in CARDI_UPDATE_KEY, for CARDI_UPDATE_PERCENT of
 * the computers.
 */
await explain(async () => {
  const { CARDI_UPDATE_URL: feed, CARDI_UPDATE_KEY: key, CARDI_UPDATE_PERCENT: percent } = process.env;
  await setup({ for: 'desktop' });
  await makeIfStale(builds.web);
  await makeIfStale(builds.desktop);
  const prepared = await run(modernNode(), ['electron/packaging/prepare.ts'], { env: toolEnv() });
  if (prepared.code !== 0) throw new Error(prepared.output.trim());
  await inTurn([
    [
      toolFile('electron-builder'),
      ...JSON.parse(prepared.output.trim().split('\n').at(-1) ?? '[]'),
      ...process.argv.slice(2),
    ],
    ...(feed && key ? [['electron/packaging/sign-feeds.ts', key, percent || 'all']] : []),
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
