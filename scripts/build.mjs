import { builds, make } from './lib/builds.mjs';
import { explain } from './lib/run.mjs';
import { setup } from './setup.mjs';

/** `npm run build`: the web version and the desktop app, from scratch. */
await explain(async () => {
  await setup({ for: 'start' });
  for (const build of Object.values(builds)) {
    const { code } = await make(build, { show: true });
    if (code !== 0) throw new Error(`The ${build.name} could not be built; the reason is above.`);
  }
});
