import { expect, test } from 'vitest';

import { getInsights } from '#contract/insights.ts';
import { countMarkets } from '#server/features/insights/count/job.ts';
import { createTestApp } from '#server/testing/app.ts';

test('a fresh network has something to show in every chart that does not rest on what members do', async () => {
  await using app = await createTestApp({ isSeeded: true });
  await countMarkets(app.deps);
  const admin = await app.as('admin');
  const charts = async (by: 'focus-area' | 'country', id: string) =>
    (await admin.call(getInsights, { params: { by, id } })).body.charts.filter(({ rows }) => rows.length > 0);
  const shown = (await charts('focus-area', 'energy-storage')).map(({ id }) => id);
  expect(shown).toEqual(['new-companies', 'listings', 'stages', 'funding', 'readiness', 'hiring']);
  expect((await charts('country', 'nl')).map(({ id }) => id)).toContain('funding');
});
