import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getCompany, listCompanies, updateCompany } from '#contract/companies.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { suggestPlaces } from '#contract/places.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';
import { listingForm, profileForm } from '#server/testing/factories.ts';

let app: TestApp;
let member: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  member = await app.as('professional');
});
afterAll(() => app[Symbol.asyncDispose]());

const companies = async (query: object) =>
  (await app.visitor().call(listCompanies, { query })).body.items.map(({ name }) => name);

describe('suggestions', () => {
  test('everyone gets places for the beginning of a name', async () => {
    const { body } = await app.visitor().call(suggestPlaces, { query: { q: 'ghen' } });
    expect(body).toEqual([
      {
        id: expect.any(Number),
        label: 'Ghent, Belgium',
        country: 'be',
        region: 'Flanders',
        point: { latitude: expect.closeTo(51.05, 1), longitude: expect.closeTo(3.72, 1) },
      },
    ]);
  });

  test.each<Record<string, string>>([{}, { q: '' }, { q: ' ' }, { q: 'x'.repeat(101) }, { q: 'a', r: 'b' }])(
    '%j is refused',
    async (query) => {
      expect((await app.visitor().refused(suggestPlaces, { query })).status).toBe(400);
    },
  );
});

describe('filters by place', () => {
  beforeAll(async () => {
    await aCompany(app.deps, { name: 'Scheldt', location: 'Gent, België' });
    await aCompany(app.deps, { name: 'Amstel', location: 'Amsterdam, Netherlands', size: '1-10' });
    await aCompany(app.deps, { name: 'Hudson', location: 'New York' });
    await aCompany(app.deps, { name: 'Nowhere', location: 'All over the place' });
  });

  test.each([
    [{ country: 'BE' }, ['Scheldt']],
    [{ country: 'nl' }, ['Amstel']],
    [{ basedIn: 'benelux' }, ['Amstel', 'Scheldt']],
    [{ basedIn: 'benelux', country: 'us' }, []],
    [{ basedIn: 'europe', size: '1-10' }, ['Amstel']],
    [{ basedIn: 'north-america', search: 'hud' }, ['Hudson']],
    [{ country: 'aq' }, []],
  ])('%j finds %j', async (query, names) => {
    expect(await companies(query)).toEqual(names);
  });

  test.each<Record<string, string>>([
    { country: 'zz' },
    { country: 'Belgium' },
    { country: '' },
    { basedIn: 'atlantis' },
  ])('%j is refused', async (query) => {
    const { status, body } = await app.visitor().refused(listCompanies, { query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
  });

  test('the typed text is kept, and a change of it changes the country', async () => {
    const admin = await app.as('admin');
    const id = await aCompany(app.deps, { name: 'Moving', location: 'Porto, Portugal' });
    const params = { id: String(id) };
    const change = { ...companyForm({ name: 'Moving', location: 'Unit 4, Galway, Ireland' }), version: 1 };
    const { body } = await admin.call(updateCompany, { params, body: change });
    expect(body).toMatchObject({ location: 'Unit 4, Galway, Ireland', country: 'ie' });
    expect(await companies({ country: 'pt' })).toEqual([]);
    expect(await companies({ country: 'ie' })).toEqual(['Moving']);
  });

  test('members and listings are found by their places, too', async () => {
    await member.call(updateProfile, { body: { ...profileForm(), location: 'Bergen, Norway' } });
    const found = await app.visitor().call(listMembers, { query: { basedIn: 'nordics' } });
    expect(found.body.items).toMatchObject([{ location: 'Bergen, Norway', country: 'no' }]);
    const elsewhere = await app.visitor().call(listMembers, { query: { country: 'se' } });
    expect(elsewhere.body.items).toEqual([]);
    const { body } = await member.call(createListing, {
      body: listingForm({
        type: 'company',
        companyName: 'Fjord Works',
        companyLocation: 'Oslo, Norway',
        companySize: '1-10',
      }),
    });
    const listings = await app.visitor().call(listListings, { query: { country: 'NO' } });
    expect(listings.body.items).toMatchObject([{ id: body.id, country: 'no' }]);
  });
});

test('records from before places were known get theirs while they are reindexed', async () => {
  const { database } = app.deps;
  const id = await aCompany(app.deps, { name: 'Old hand', location: 'Turku, Finland' });
  await database.write(async (trx) => {
    await trx.updateTable('companies').set({ country: null, city_id: null }).where('id', '=', id).execute();
    await requestRebuild(trx, 'company');
  });
  await rebuildSearch(app.deps);
  const { body } = await app.visitor().call(getCompany, { params: { id: String(id) } });
  expect(body.country).toBe('fi');
  expect(await companies({ country: 'fi' })).toEqual(['Old hand']);
});
