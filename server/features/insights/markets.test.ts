import { afterAll, beforeAll, expect, test } from 'vitest';

import { getInsightPanel, getInsights, listFigureRecords, listMarkets } from '#contract/insights.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { anInsightReader, type InsightReader, setHold } from '#server/testing/insight-reader.ts';
import { countMarkets } from './count/job.ts';

let app: TestApp;
let reader: InsightReader;
beforeAll(async () => {
  app = await createTestApp();
  reader = await anInsightReader(app);
});
afterAll(() => app[Symbol.asyncDispose]());

test('markets are the focus areas, sectors and countries of public records', async () => {
  await aCompany(app.deps, { focusArea: 'hydrogen', location: 'Bergen, Norway' });
  await aCompany(app.deps, { focusArea: 'carbon-capture', location: 'Somewhere' });
  await app.aListing(await app.aUser(), { type: 'job', jobLocation: 'Oslo, NO', focusArea: 'Water Technology' });
  await countMarkets(app.deps);
  const { markets, isLimited } = (await reader.client().call(listMarkets)).body;
  expect(isLimited).toBe(false);
  expect(markets).toContainEqual({
    by: 'country',
    id: 'no',
    name: 'Norway',
    companies: 1,
    technologies: 0,
    listings: 1,
  });
  expect(markets).toContainEqual(
    expect.objectContaining({ by: 'focus-area', id: 'renewable-energy', name: 'Renewable Energy', companies: 1 }),
  );
  expect(markets).toContainEqual(expect.objectContaining({ by: 'sector', id: 'carbon-capture', companies: 1 }));
  expect(markets.filter(({ id }) => id === 'carbon-capture')).toHaveLength(1);
  expect(markets).toContainEqual(expect.objectContaining({ by: 'sector', id: 'water-technology', listings: 1 }));
});

test('markets without records have no report, and unknown values no records', async () => {
  await countMarkets(app.deps);
  for (const id of ['zw', 'toString', 'NO'])
    expect((await reader.client().refused(getInsights, { params: { by: 'country', id } })).status).toBe(404);
  const params = { by: 'country', id: 'no' };
  for (const query of [
    { chart: 'listings', row: 'jobs', column: 'listings' },
    { chart: 'listings', row: 'job', column: 'constructor' },
  ])
    expect((await reader.client().refused(listFigureRecords, { params, query })).status).toBe(404);
  const query = { chart: 'listings', row: 'job', column: 'listings', cursor: 'nonsense' };
  expect((await reader.client().refused(listFigureRecords, { params, query })).status).toBe(400);
});

test('markets are open to admins, and to others by name only', async () => {
  expect((await (await app.as('admin')).call(getInsights, { params: { by: 'country', id: 'no' } })).body.name).toBe(
    'Norway',
  );
  const free = await app.as('member');
  expect((await free.call(listMarkets)).body).toMatchObject({ isLimited: true });
  expect((await free.refused(getInsights, { params: { by: 'country', id: 'no' } })).body.code).toBe('forbidden');
  expect((await free.call(getInsightPanel, { params: { kind: 'focus-area', id: 'renewable-energy' } })).body).toEqual({
    panel: null,
  });
});

test('the panel of a record has the headline figures of its market; none for a withheld record, another name or a market without records', async () => {
  const company = await aCompany(app.deps, { focusArea: 'solar-energy' });
  await countMarkets(app.deps);
  const panel = async (kind: 'company' | 'technology' | 'focus-area', id: string) =>
    (await reader.client().call(getInsightPanel, { params: { kind, id } })).body.panel;
  expect(await panel('company', String(company))).toMatchObject({
    market: { by: 'sector', id: 'solar-energy', name: 'Solar Energy' },
    figures: [{ label: 'Companies added in the last four quarters', value: 1, chart: 'new-companies' }],
  });
  await setHold(app, 'company', company, 'hidden');
  expect(await panel('company', String(company))).toBeNull();
  expect(await panel('company', 'abc')).toBeNull();
  expect(await panel('technology', '999999')).toBeNull();
  expect(await panel('focus-area', 'toString')).toBeNull();
});
