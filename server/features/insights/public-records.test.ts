import { afterAll, beforeAll, expect, test } from 'vitest';

import { getInsights } from '#contract/insights.ts';
import { closeListing, createDraft } from '#contract/listings-own.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { anInsightReader, type InsightReader, setHold } from '#server/testing/insight-reader.ts';
import { countMarkets } from './count/job.ts';

let app: TestApp;
let reader: InsightReader;
beforeAll(async () => {
  app = await createTestApp();
  reader = await anInsightReader(app);
});
afterAll(() => app[Symbol.asyncDispose]());

test('withheld records count in no figure and stand behind none, and count again when they are shown again', async () => {
  const company = await aCompany(app.deps, {
    focusArea: 'nuclear-energy',
    location: 'Lyon, France',
    fundingRounds: [{ type: 'Seed', amount: '€2M', date: '2026-02-01', investors: [] }],
  });
  const technology = await aTechnology(app.deps, { focusArea: 'nuclear-energy', companyId: company });
  const listing = await app.aListing(await app.aUser(), { companyLocation: 'Nice, France' });
  expect(await reader.report('country', 'fr')).toMatchObject({ companies: 1, technologies: 1, listings: 1 });
  const behind = () => reader.records('country', 'fr', ['listings', 'company', 'listings']);
  expect((await behind()).items.map(({ id }) => id)).toEqual([listing]);

  await setHold(app, 'listing', listing, 'hidden');
  // The list behind a figure knows at once, the figure with the next count.
  expect((await behind()).items).toEqual([]);
  await setHold(app, 'company', company, 'hidden');
  await countMarkets(app.deps);
  const gone = await reader.client().refused(getInsights, { params: { by: 'country', id: 'fr' } });
  expect(gone.status).toBe(404);
  const facts = await app.deps.database.db
    .selectFrom('insight_facts')
    .where('item_id', 'in', [company, technology, listing])
    .where('country', '=', 'fr')
    .selectAll()
    .execute();
  expect(facts).toEqual([]);

  await setHold(app, 'company', company, null);
  await setHold(app, 'listing', listing, null);
  expect(await reader.report('country', 'fr')).toMatchObject({ companies: 1, listings: 1 });
});

test('drafts, closed and expired listings do not count', async () => {
  const owner = await app.aUser();
  const client = await app.signedIn(owner);
  const closed = await app.aListing(owner, { companyLocation: 'Riga, Latvia' });
  const stays = await app.aListing(owner, { companyLocation: 'Riga, Latvia' });
  await client.call(closeListing, { params: { id: String(closed) } });
  await client.call(createDraft, { body: { type: 'company', title: 'A draft', companyLocation: 'Riga, Latvia' } });
  expect((await reader.report('country', 'lv')).listings).toBe(1);
  await app.deps.database.write((trx) =>
    trx.updateTable('listings').set({ expires_at: app.clock.now().toISOString() }).where('id', '=', stays).execute(),
  );
  await countMarkets(app.deps);
  expect((await reader.client().refused(getInsights, { params: { by: 'country', id: 'lv' } })).status).toBe(404);
});

test('a count that is cut short leaves the report of the one before, and the next one is whole', async () => {
  await aCompany(app.deps, { location: 'Apia, Samoa' });
  await countMarkets(app.deps);
  const second = await aCompany(app.deps, { location: 'Apia, Samoa' });
  const { database } = app.deps;
  let writes = 0;
  const write: typeof database.write = (work) => {
    writes += 1;
    return writes > 1 ? Promise.reject(new Error('killed')) : database.write(work);
  };
  const killed = { ...app.deps, database: { ...database, write } };
  await expect(countMarkets(killed)).rejects.toThrow('killed');
  const params = { by: 'country', id: 'ws' } as const;
  expect((await reader.client().call(getInsights, { params })).body.companies).toBe(1);
  expect((await reader.report('country', 'ws')).companies).toBe(2);
  const [quarter = ''] = Object.keys((await reader.chart('country', 'ws', 'new-companies')).rows).toReversed();
  const { items } = await reader.records('country', 'ws', ['new-companies', quarter, 'companies']);
  expect(items).toHaveLength(2);
  expect(items[0]?.id).toBe(second);
});
