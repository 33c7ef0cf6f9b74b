import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { type ListingInput, listListingCities, listListings } from '#contract/listings.ts';
import { type ListingFacetName, listingFacetNames } from '#contract/listings-facets.ts';
import { closeListing, reopenListing, updateListing } from '#contract/listings-own.ts';
import { emptyListingMatchProfile } from '#contract/match-profiles.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { listingForm } from '#server/testing/factories.ts';
import { moderatedListings } from './record.ts';
import { deleteListingsOf } from './write-store.ts';

let app: TestApp;
let owner: CurrentUser;
const seeking = { ...emptyListingMatchProfile, seeks: ['manufacturing' as const] };
const ids = new Map<string, number>();

const listings: Record<string, Partial<ListingInput>> = {
  Anode: { type: 'company', companyLocation: 'Gent, Belgium', focusArea: 'Energy Storage' },
  Blade: { type: 'technology', technologyStage: 'pilot', technologyStatus: 'for-sale', focusArea: 'Water Technology' },
  Cell: { type: 'technology', technologyStage: 'commercial', technologyStatus: 'for-sale', tags: ['heavy'] },
  Drum: { type: 'partnership', partnershipType: 'commercial', matchProfile: seeking },
  Engineer: { type: 'job', jobType: 'full-time', jobLocation: 'Berlin, Germany' },
  Fitter: { type: 'job', jobType: 'contract', jobLocation: 'Gent, Belgium' },
};

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  await database.write(async (trx) => {
    await trx.deleteFrom('grouped_listings').execute();
    await trx.deleteFrom('listing_groups').execute();
    await trx.deleteFrom('listing_city_groups').execute();
    await trx.deleteFrom('listing_search').execute();
    await trx.deleteFrom('listings').execute();
  });
  owner = await app.aUser();
  for (const [name, input] of Object.entries(listings)) {
    ids.set(name, await app.aListing(owner, { ...input, title: `${name} of the sample market` }));
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = async (query: Record<string, string>) =>
  (await app.visitor().call(listListings, { query: { ...query, facets: 'true' } })).body;

async function counts(query: Record<string, string>, name: ListingFacetName) {
  const { facets } = await ask(query);
  return Object.fromEntries(facets?.[name].map(({ value, count }) => [value, count.value]) ?? []);
}

async function names(query: Record<string, string>) {
  return (await ask(query)).items.map(({ title }) => title.split(' ')[0]);
}

describe('counts', () => {
  test('without filters all listed listings are counted', async () => {
    expect(await counts({}, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({}, 'basedIn')).toMatchObject({ europe: 3, benelux: 2, dach: 1 });
    expect(await counts({}, 'technologyStage')).toEqual({ pilot: 1, commercial: 1 });
    expect(await counts({}, 'technologyStatus')).toEqual({ 'for-sale': 2 });
    expect(await counts({}, 'partnershipType')).toEqual({ commercial: 1 });
    expect(await counts({}, 'jobType')).toEqual({ 'full-time': 1, contract: 1 });
  });

  test('a filter counts with all others, but not with itself', async () => {
    expect(await counts({ country: 'be' }, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({ country: 'be' }, 'jobType')).toEqual({ contract: 1 });
    expect(await counts({ type: 'technology', focusArea: 'water-technology' }, 'technologyStage')).toEqual({
      pilot: 1,
    });
    expect(await counts({ tag: 'heavy' }, 'technologyStage')).toEqual({ commercial: 1 });
    expect(await counts({ seek: 'manufacturing' }, 'partnershipType')).toEqual({ commercial: 1 });
  });

  test.each<Record<string, string>>([
    {},
    { search: 'sample' },
    { search: 'market', country: 'be,de' },
    { basedIn: 'benelux', jobType: 'contract,full-time' },
    { technologyStatus: 'for-sale', technologyStage: 'pilot,commercial' },
    { tag: 'sample', type: 'job' },
    { focusArea: 'energy-storage' },
  ])('every count is the number of listings that the filter then finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const name of listingFacetNames) {
      for (const { value, count } of facets?.[name] ?? []) {
        const found = await app.visitor().call(listListings, { query: { ...query, [name]: value } });
        expect(found.body.count, `${name}=${value}`).toEqual(count);
      }
    }
  });

  test.each<Record<string, string>>([
    { focusArea: 'Energy-Storage' },
    { focusArea: 'energy-storage,water-technology' },
    { focusArea: ',' },
    { search: '...' },
    { search: '%' },
    { search: '...', type: 'job' },
  ])('a filter that reads oddly counts what it finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const country of ['be', 'de']) {
      const found = await app.visitor().call(listListings, { query: { ...query, country } });
      const count = facets?.country.find(({ value }) => value === country)?.count.value ?? 0;
      expect(count, country).toBe(found.body.count.value);
    }
  });
});

test('several values of a filter find listings with any of them', async () => {
  expect(await names({ jobType: 'contract,full-time' })).toEqual(['Fitter', 'Engineer']);
  expect(await names({ country: 'be,de', type: 'job' })).toEqual(['Fitter', 'Engineer']);
  // A stage and a kind of partnership have the same name.
  expect(await names({ technologyStage: 'commercial' })).toEqual(['Cell']);
  expect(await names({ partnershipType: 'commercial' })).toEqual(['Drum']);
});

test('what changes is counted anew: edits, closed and withheld listings, deleted accounts', async () => {
  const { database } = app.deps;
  const client = await app.signedIn(owner);
  const params = { id: String(ids.get('Fitter')) };
  const form = { ...listingForm({ ...listings['Fitter'], jobType: 'freelance' }), version: 1 };
  await client.call(updateListing, { params, body: { ...form, title: 'Fitter of the sample market' } });
  expect(await counts({}, 'jobType')).toEqual({ 'full-time': 1, freelance: 1 });
  await client.call(closeListing, { params });
  expect(await counts({}, 'jobType')).toEqual({ 'full-time': 1 });
  await client.call(reopenListing, { params });
  expect(await counts({}, 'jobType')).toEqual({ 'full-time': 1, freelance: 1 });

  const hold = (value: 'hidden' | null) =>
    database.write(async (trx) => {
      await moderatedListings.setHold?.(database, trx, Number(params.id), value, new Date());
    });
  await hold('hidden');
  await hold('hidden');
  expect(await counts({}, 'country')).toEqual({ be: 1, de: 1 });
  await hold(null);
  expect(await counts({}, 'country')).toEqual({ be: 2, de: 1 });

  const leaving = await app.aUser();
  await app.aListing(leaving, { type: 'job', jobType: 'internship' });
  expect(await counts({}, 'jobType')).toMatchObject({ internship: 1 });
  await database.write((trx) => deleteListingsOf(app.deps, trx, leaving.id));
  expect(await counts({}, 'jobType')).toEqual({ 'full-time': 1, freelance: 1 });
});

test('while listings are indexed anew, counts are the least there are; doing it twice counts nothing twice', async () => {
  const { database } = app.deps;
  const before = await ask({});
  await database.write((trx) => requestRebuild(trx, 'listing'));
  expect((await ask({})).facets?.country[0]?.count.isCapped).toBe(true);
  await rebuildSearch(app.deps);
  expect(await ask({})).toEqual(before);
});

test.each<Record<string, string>>([{ jobType: 'for-ever' }, { country: 'zz' }, { technologyStage: 'pilot,' }])(
  '%j is refused',
  async (query) => {
    const { status, body } = await app.visitor().refused(listListings, { query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
  },
);

test('each city has the number of listings there that the filters find, and opens them', async () => {
  const cities = async (query: Record<string, string>) =>
    (await app.visitor().call(listListingCities, { query })).body.map(({ place, count }) => [place.label, count.value]);
  expect(await cities({})).toEqual([
    ['Ghent, Belgium', 2],
    ['Berlin, Germany', 1],
  ]);
  expect(await cities({ type: 'job' })).toHaveLength(2);
  expect(await cities({ search: 'fitter', city: '2950159' })).toEqual([['Ghent, Belgium', 1]]);
  expect(await names({ city: '2950159' })).toEqual(['Engineer']);
  expect(await counts({ city: '2797656' }, 'country')).toEqual({ be: 2 });
});
