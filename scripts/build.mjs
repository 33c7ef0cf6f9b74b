import { builds, make } from './lib/builds.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run build`: the web version and the desktop app, from scratch; `npm run build -- web` only the one named. */
await explain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in builds));
  if (unknown) throw new Error(`There is no build ${unknown}; there are ${Object.keys(builds).join(' and ')}.`);
  await setup({ for: 'start' });
  for (const [name, build] of Object.entries(builds)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { code } = await make(build, { show: true });
    if (code !== 0) throw new Error(`The ${build.name} could not be built; the reason is above.`);
  }
});
