import { expect, test } from 'vitest';

import { listPartners } from '#contract/partners.ts';
import { samplePartners, seedPartners } from '#server/seed/seed-partners.ts';
import { createTestApp } from '#server/testing/app.ts';

test('there are none before the seed, and then the six of the home page in order', async () => {
  await using app = await createTestApp();
  const visitor = app.visitor();
  expect((await visitor.call(listPartners)).body).toEqual([]);
  await seedPartners(app.deps);
  await seedPartners(app.deps);
  const { body } = await visitor.call(listPartners);
  expect(body).toHaveLength(6);
  expect(body.map(({ name, tagline }) => ({ name, tagline }))).toEqual(samplePartners);
});
