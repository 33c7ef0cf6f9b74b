import { expect } from 'vitest';

import { features } from '#server/features.ts';
import { readingAside } from '#server/platform/db/reading-aside.ts';
import { sweepJob } from '#server/platform/jobs/sweep.ts';
import { createTestApp } from '#server/testing/app.ts';
import { onlyOn } from '#server/testing/only-on.ts';

const jobs = [sweepJob, ...features.flatMap(({ jobs: all = [] }) => all)];

onlyOn('sqlite', 'jobs change something in transactions only: what they read with cannot write', async () => {
  await using app = await createTestApp();
  await app.aListing(await app.aUser());
  app.clock.advance({ days: 400 });
  const deps = readingAside(app.deps);
  for (const { name, run } of jobs) {
    await expect(run(deps, new AbortController().signal), name).resolves.toBeUndefined();
  }
});
