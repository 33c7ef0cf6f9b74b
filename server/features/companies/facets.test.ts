import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type CompanyInput, getCompany, listCompanies, listCompanyCities, updateCompany } from '#contract/companies.ts';
import { companyFacetNames } from '#contract/companies-facets.ts';
import { linkListing } from '#contract/company-listings.ts';
import { emptyCompanyMatchProfile, updateCompanyMatchProfile } from '#contract/match-profiles.ts';
import { listCities } from '#contract/places.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, companyForm } from '#server/testing/company-factory.ts';
import { groupedCompanies } from './groups.ts';
import { companyRecord } from './record.ts';

const figures: Partial<CompanyInput> = {
  foundedYear: 2021,
  fundingRounds: [
    { type: 'Series A', amount: '€4M', date: '2024-05-02', investors: [] },
    { type: 'Seed', amount: '€1.5M', date: '2022-01-02', investors: [] },
  ],
  revenue: '$300,000',
  employeeCount: 9,
};

let app: TestApp;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await createTestApp();
  const companies: [string, Partial<CompanyInput>][] = [
    ['Ijzer', { location: 'Gent, Belgium', size: '1-10', focusArea: 'energy-storage', ...figures }],
    ['Zenne', { location: 'Brussels, Belgium', size: '11-50', focusArea: 'wind-power' }],
    ['Maas', { location: 'Rotterdam, Netherlands', size: '11-50', focusArea: 'energy-storage' }],
    ['Spree', { location: 'Berlin, Germany', size: '11-50', focusArea: 'solar-energy' }],
    ['Lost', { location: 'Somewhere', size: '501+', focusArea: 'hydrogen' }],
  ];
  for (const [name, input] of companies) ids.set(name, await aCompany(app.deps, { name, ...input }));
  await raise('Maas', ['seed', 'series-a'], '2031-03-31');
  await hire('Spree');
});
afterAll(() => app[Symbol.asyncDispose]());

async function raise(name: string, stages: ('seed' | 'series-a')[], closesOn: string | null = null) {
  const admin = await app.as('admin');
  const { body } = await app.visitor().call(listCompanies, { query: { search: name } });
  const id = String(body.items[0]?.id);
  const row = await app.deps.database.db
    .selectFrom('companies')
    .where('id', '=', Number(id))
    .select('version')
    .executeTakeFirstOrThrow();
  await admin.call(updateCompanyMatchProfile, {
    params: { id },
    body: { ...emptyCompanyMatchProfile, stages, raising: 4_000_000, closesOn, version: row.version },
  });
}

/** A company with a listed job of its owner. */
async function hire(name: string) {
  const owner = await app.aUser();
  const id = ids.get(name) ?? 0;
  await app.deps.database.db.updateTable('companies').set({ owner_id: owner.id }).where('id', '=', id).execute();
  const listing = await app.aListing(owner, { type: 'job' });
  const client = await app.signedIn(owner);
  await client.call(linkListing, { params: { id: String(id), listingId: String(listing) } });
}

const ask = async (query: Record<string, string>) =>
  (await app.visitor().call(listCompanies, { query: { ...query, facets: 'true' } })).body;

async function counts(query: Record<string, string>, name: (typeof companyFacetNames)[number]) {
  const { facets } = await ask(query);
  return Object.fromEntries(facets?.[name].map(({ value, count }) => [value, count.value]) ?? []);
}

describe('counts', () => {
  test('without filters all public companies are counted, the most frequent value first', async () => {
    const { facets, items } = await ask({});
    expect(items).toHaveLength(5);
    expect(facets?.country).toEqual([
      { value: 'be', count: { value: 2, isCapped: false } },
      { value: 'de', count: { value: 1, isCapped: false } },
      { value: 'nl', count: { value: 1, isCapped: false } },
    ]);
    expect(await counts({}, 'basedIn')).toMatchObject({ europe: 4, benelux: 3, dach: 1 });
    expect(await counts({}, 'stage')).toEqual({ seed: 1, 'series-a': 1 });
    expect(await counts({}, 'focusArea')).toMatchObject({ 'energy-storage': 2, 'renewable-energy': 3, hydrogen: 1 });
    expect(await counts({}, 'verified')).toEqual({});
    expect(await counts({}, 'raising')).toEqual({ '1m-5m': 1 });
    expect(await counts({}, 'closing')).toEqual({ '2031-03': 1 });
    expect(await counts({}, 'hiring')).toEqual({ true: 1 });
    expect(await counts({}, 'roundType')).toEqual({ 'series-a': 1 });
  });

  test('a filter counts with all others, but not with itself', async () => {
    expect(await counts({ country: 'be' }, 'country')).toEqual({ be: 2, de: 1, nl: 1 });
    expect(await counts({ country: 'be' }, 'size')).toEqual({ '1-10': 1, '11-50': 1 });
    expect(await counts({ size: '11-50', basedIn: 'benelux' }, 'country')).toEqual({ be: 1, nl: 1 });
    expect(await counts({ size: '11-50', basedIn: 'benelux' }, 'basedIn')).toMatchObject({ benelux: 2, dach: 1 });
    expect(await counts({ focusArea: 'renewable-energy', stage: 'seed' }, 'size')).toEqual({});
  });

  test('several values of one filter find what any of them finds', async () => {
    const { items, facets } = await ask({ country: 'be,NL', size: '11-50,501+' });
    expect(items.map(({ name }) => name)).toEqual(['Maas', 'Zenne']);
    expect(facets?.focusArea.map(({ value }) => value)).toEqual(['energy-storage', 'renewable-energy', 'wind-power']);
  });

  test.each<Record<string, string>>([
    {},
    { search: 'sample' },
    { search: 'sample', country: 'be,de' },
    { basedIn: 'benelux', size: '11-50' },
    { stage: 'seed' },
    { focusArea: 'renewable-energy,energy-storage', search: 'machines' },
    { seek: 'capital' },
    { closing: '2031-03' },
    { raising: '1m-5m,5m-20m', country: 'nl,be' },
    { hiring: 'true', size: '11-50' },
    { verified: 'true' },
    { founded: 'since-2020,2015-2019', country: 'be' },
    { funding: '5m-20m' },
    { basedIn: 'benelux', lastRound: '2024' },
    { revenue: 'under-1m', search: 'sample' },
    { roundType: 'series-a,seed' },
    { roundType: 'series-a', country: 'be', founded: 'since-2020' },
    { city: '2797656', country: 'be' },
  ])('every count is the number of companies that the filter then finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const name of companyFacetNames) {
      for (const { value, count } of facets?.[name] ?? []) {
        const found = await app.visitor().call(listCompanies, { query: { ...query, [name]: value } });
        expect(found.body.count, `${name}=${value}`).toEqual(count);
        expect(found.body.items, `${name}=${value}`).toHaveLength(count.value);
      }
    }
  });
});

// Only the totals of groups are large: they decide how matches are looked up.
test.each<Record<string, string>>([
  { roundType: 'series-a', country: 'be' },
  { roundType: 'series-a,seed', basedIn: 'benelux' },
  { roundType: 'series-a,seed,series-b', basedIn: 'benelux' },
  { founded: 'since-2020', country: 'be' },
])('of many, the newest are counted: %j', async (query) => {
  await using many = await createTestApp();
  for (const name of ['Ijzer', 'Leie']) {
    await aCompany(many.deps, {
      name,
      location: 'Gent, Belgium',
      size: '1-10',
      focusArea: 'energy-storage',
      ...figures,
    });
  }
  await aCompany(many.deps, { name: 'Zenne', location: 'Brussels, Belgium', size: '11-50', focusArea: 'wind-power' });
  const rounds = [{ type: 'Seed', amount: '€1.5M', date: '2022-01-02', investors: [] }];
  await aCompany(many.deps, { name: 'Maas', location: 'Rotterdam, Netherlands', ...figures, fundingRounds: rounds });
  await aCompany(many.deps, { name: 'Elbe', location: 'Hamburg, Germany', size: '501+', ...figures });
  const askMany = async () =>
    (await many.visitor().call(listCompanies, { query: { ...query, facets: 'true' } })).body.facets;
  const few = await askMany();
  await many.deps.database.write(async (trx) => {
    for (const { name } of groupedCompanies.tables) {
      await sql`update ${sql.table(name)} set companies = companies + 100000`.execute(trx);
    }
  });
  const found = await askMany();
  expect(few?.size.length).toBeGreaterThan(0);
  for (const name of ['size', 'focusArea', 'funding'] as const) expect(found?.[name]).toEqual(few?.[name]);
});

describe('figures', () => {
  test('typed amounts are numbers with a currency; rounds are added up where no total is given', async () => {
    const { items } = await ask({ search: 'Ijzer' });
    expect(items).toMatchObject([
      {
        funding: { amount: 5_500_000, currency: 'EUR' },
        lastRound: { type: 'Series A', date: '2024-05-02' },
        revenueAmount: { amount: 300_000, currency: 'USD' },
        employeeCount: 9,
      },
    ]);
  });

  test('companies are counted in ranges of their figures, together with other filters', async () => {
    expect(await counts({}, 'funding')).toEqual({ '5m-20m': 1 });
    expect(await counts({ country: 'be' }, 'lastRound')).toEqual({ '2024': 1 });
    expect(await counts({ country: 'de' }, 'revenue')).toEqual({});
    expect(await counts({ funding: '5m-20m', country: 'be' }, 'country')).toEqual({ be: 1 });
    expect(await counts({ founded: 'since-2020', basedIn: 'benelux' }, 'founded')).toEqual({
      '2015-2019': 2,
      'since-2020': 1,
    });
  });

  test.each([
    ['funding', { funding: '5m-20m' }],
    ['last-round', { lastRound: '2024,2023' }],
    ['newest', { founded: 'since-2020' }],
    ['revenue', { revenue: 'under-1m' }],
    ['oldest', { founded: 'since-2020,before-2000' }],
  ])('%s: the order begins where the filter does', async (sort, query) => {
    expect((await ask({ sort, ...query })).items.map(({ name }) => name)).toEqual(['Ijzer']);
  });

  test('a new round is counted in place of the one before', async () => {
    const id = await aCompany(app.deps, { name: 'Leie', location: 'Elsewhere' });
    const admin = await app.as('admin');
    const { body } = await admin.call(getCompany, { params: { id: String(id) } });
    const rounds = [{ type: 'Seed', amount: '€30M', date: '2023-05-02', investors: [] }];
    const input = companyForm({ name: 'Leie', location: 'Elsewhere', fundingRounds: rounds });
    await admin.call(updateCompany, { params: { id: String(id) }, body: { ...input, version: body.version } });
    expect(await counts({}, 'funding')).toEqual({ '20m-100m': 1, '5m-20m': 1 });
    await admin.call(updateCompany, {
      params: { id: String(id) },
      body: { ...input, fundingRounds: [], version: body.version + 1 },
    });
    expect(await counts({}, 'funding')).toEqual({ '5m-20m': 1 });
  });
});

describe('cities', () => {
  const cities = async (query: Record<string, string>) =>
    (await app.visitor().call(listCompanyCities, { query })).body.map(({ place, count }) => [place.label, count.value]);

  test('each city has the number of companies there that the filters find, and its point', async () => {
    expect((await cities({})).toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Berlin, Germany', 1],
      ['Brussels, Belgium', 1],
      ['Ghent, Belgium', 1],
      ['Rotterdam, Netherlands', 1],
    ]);
    expect(await cities({ country: 'be', size: '1-10' })).toEqual([['Ghent, Belgium', 1]]);
    expect(await cities({ search: 'Maas' })).toEqual([['Rotterdam, Netherlands', 1]]);
    const { body } = await app.visitor().call(listCompanyCities, { query: { search: 'Ijzer' } });
    expect(body[0]?.place).toMatchObject({ id: 2797656, point: { latitude: expect.closeTo(51.05, 1) } });
  });

  test('a chosen city leaves the others to be chosen, and finds its companies', async () => {
    expect(await cities({ country: 'be', city: '2797656' })).toHaveLength(2);
    expect((await ask({ city: '2797656' })).items.map(({ name }) => name)).toEqual(['Ijzer']);
    expect(await counts({ city: '2797656' }, 'country')).toEqual({ be: 1 });
    const { body } = await app.visitor().call(listCities, { query: { ids: '2797656,1' } });
    expect(body.map(({ label }) => label)).toEqual(['Ghent, Belgium']);
  });
});

test('jobs are counted, and sort companies', async () => {
  const { items } = await ask({ sort: 'jobs', hiring: 'true' });
  expect(items.map(({ name, openJobs }) => [name, openJobs])).toEqual([['Spree', 1]]);
});

test('what changes is counted anew: places, what is sought, withheld companies', async () => {
  await raise('Zenne', ['seed']);
  expect(await counts({}, 'stage')).toEqual({ seed: 2, 'series-a': 1 });
  await raise('Zenne', []);
  expect(await counts({}, 'stage')).toEqual({ seed: 1, 'series-a': 1 });
  const setHold = companyRecord.moderated?.setHold;
  if (!setHold) throw new Error('Companies are moderated');
  const { database } = app.deps;
  const hold = (value: 'hidden' | null) =>
    database.write((trx) => setHold(database, trx, ids.get('Spree') ?? 0, value, new Date()));
  await hold('hidden');
  await hold('hidden');
  expect(await counts({}, 'country')).toEqual({ be: 2, nl: 1 });
  await hold(null);
  expect(await counts({}, 'country')).toEqual({ be: 2, de: 1, nl: 1 });
});

test('while companies are indexed anew, counts are the least there are; doing it twice counts nothing twice', async () => {
  const { database } = app.deps;
  const before = await ask({});
  await database.write((trx) => requestRebuild(trx, 'company'));
  expect((await ask({})).facets?.country[0]).toEqual({ value: 'be', count: { value: 2, isCapped: true } });
  await rebuildSearch(app.deps);
  expect(await ask({})).toEqual(before);
});

test('fifty changes at once leave every count right', async () => {
  const admin = await app.as('admin');
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      aCompany(app.deps, { name: `Twin ${index}`, location: index % 2 ? 'Oslo, Norway' : 'Bergen, Norway' }),
    ),
  );
  const { body } = await admin.call(listCompanies, { query: { country: 'no', facets: 'true' } });
  expect(body.facets?.size).toEqual([{ value: '11-50', count: { value: 50, isCapped: false } }]);
});

test.each<Record<string, string>>([
  { country: 'be,zz' },
  { country: '' },
  { size: '11-50,' },
  { stage: 'ipo' },
  { verified: 'false' },
  { roundType: 'ipo' },
  { city: 'Ghent' },
  { facets: 'yes' },
  { country: Array.from({ length: 400 }, () => 'be').join(',') },
])('%j is refused', async (query) => {
  const { status, body } = await app.visitor().refused(listCompanies, { query });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
});
