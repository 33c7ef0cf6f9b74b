import { expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';

import { listingTypes } from '#contract/listings.ts';
import { createTestApp } from '#server/testing/app.ts';
import { seed } from '../seed.ts';

test('there are at least thirty different listings of four kinds, from the last 80 days, in the order of their numbers', async () => {
  await using app = await createTestApp();
  await seed(app.deps);
  const rows = await app.deps.database.db.selectFrom('listings').selectAll().orderBy('id').execute();
  expect(rows.length).toBeGreaterThanOrEqual(30);
  for (const type of Object.keys(listingTypes)) {
    expect(rows.filter((row) => row.type === type).length, type).toBeGreaterThanOrEqual(7);
  }
  for (const column of ['title', 'description', 'excerpt'] as const) {
    expect(new Set(rows.map((row) => row[column])).size).toBe(rows.length);
  }
  expect(new Set(rows.map(({ owner_id }) => owner_id)).size).toBeGreaterThan(20);
  const ages = rows.map(({ created_at }) => (app.clock.now().getTime() - Date.parse(created_at)) / day);
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  expect(ages[0]).toBeLessThanOrEqual(80);
  expect(ages.at(-1)).toBeGreaterThan(0);
  expect(rows.every(({ status }) => status === 'published')).toBe(true);
  await seed(app.deps);
  expect(await app.deps.database.db.selectFrom('listings').select('id').execute()).toHaveLength(rows.length);
});
