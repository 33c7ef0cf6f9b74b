import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getCompany, updateCompany } from '#contract/companies.ts';
import { listTechnologies, removeTechnology, type TechnologyInput, updateTechnology } from '#contract/technologies.ts';
import { type TechnologyFacetName, technologyFacetNames } from '#contract/technologies-facets.ts';
import { companyRecord } from '#server/features/companies/record.ts';
import { putHold } from '#server/features/moderation/index.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { requestRebuild } from '#server/platform/search/rebuild-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology, companyForm, technologyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
const companies = new Map<string, number>();
const ids = new Map<string, number>();
const patents = [{ id: 'EP-1', title: 'A valve', year: 2020 }];

beforeAll(async () => {
  app = await createTestApp();
  // The technologies that are part of every database are counted at the first start.
  await rebuildSearch(app.deps);
  await app.deps.database.write(async (trx) => {
    await trx.deleteFrom('grouped_technologies').execute();
    await trx.deleteFrom('technology_groups').execute();
    await trx.deleteFrom('technology_stage_groups').execute();
    await trx.deleteFrom('technology_search').execute();
    await trx.deleteFrom('technologies').execute();
  });
  for (const location of ['Gent, Belgium', 'Berlin, Germany', 'Somewhere']) {
    companies.set(location, await aCompany(app.deps, { name: `Works in ${location}`, location }));
  }
  const technologies: [string, string | null, Partial<TechnologyInput>, typeof patents][] = [
    ['Anode', 'Gent, Belgium', { readinessLevel: 2, focusArea: 'energy-storage' }, []],
    ['Blade', 'Gent, Belgium', { readinessLevel: 7, focusArea: 'wind-power' }, patents],
    ['Cell', 'Berlin, Germany', { readinessLevel: 7, focusArea: 'solar-energy', status: 'mature' }, patents],
    [
      'Drum',
      'Somewhere',
      { readinessLevel: 9, focusArea: 'energy-storage', tags: ['heavy'], developmentStage: 'commercial' },
      [],
    ],
    ['Ember', null, { readinessLevel: 4, focusArea: 'hydrogen' }, []],
  ];
  for (const [name, location, input, evidence] of technologies) {
    const companyId = location === null ? null : (companies.get(location) ?? null);
    const proof = { patents: evidence, publications: [], metrics: {}, developmentStages: [], sources: [] };
    ids.set(name, await aTechnology(app.deps, { name, companyId, ...input, evidence: proof }));
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = async (query: Record<string, string>) =>
  (await app.visitor().call(listTechnologies, { query: { ...query, facets: 'true' } })).body;

async function counts(query: Record<string, string>, name: TechnologyFacetName) {
  const { facets } = await ask(query);
  return Object.fromEntries(facets?.[name].map(({ value, count }) => [value, count.value]) ?? []);
}

async function names(query: Record<string, string>) {
  return (await ask(query)).items.map(({ name }) => name);
}

describe('counts', () => {
  test('without filters all public technologies are counted', async () => {
    expect(await counts({}, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({}, 'basedIn')).toMatchObject({ europe: 3, benelux: 2, dach: 1 });
    expect(await counts({}, 'level')).toEqual({ 2: 1, 4: 1, 7: 2, 9: 1 });
    expect(await counts({}, 'focusArea')).toMatchObject({ 'renewable-energy': 3, 'energy-storage': 2 });
    expect(await counts({}, 'patents')).toEqual({ yes: 2, no: 3 });
    expect(await counts({}, 'status')).toEqual({ emerging: 4, mature: 1 });
    expect(await counts({}, 'stage')).toEqual({ pilot: 4, commercial: 1 });
  });

  test('a filter counts with all others, but not with itself', async () => {
    expect(await counts({ country: 'be' }, 'country')).toEqual({ be: 2, de: 1 });
    expect(await counts({ country: 'be' }, 'level')).toEqual({ 2: 1, 7: 1 });
    expect(await counts({ patents: 'yes', readiness: '6' }, 'level')).toEqual({ 7: 2 });
    expect(await counts({ tag: 'heavy' }, 'level')).toEqual({ 9: 1 });
  });

  test.each<Record<string, string>>([
    {},
    { search: 'sample' },
    { search: 'process', country: 'be,de' },
    { basedIn: 'benelux', level: '2,7' },
    { patents: 'no', readiness: '3' },
    { stage: 'pilot,commercial', country: 'be' },
    { tag: 'sample', status: 'emerging' },
    { focusArea: 'renewable-energy,energy-storage' },
  ])('every count is the number of technologies that the filter then finds: %j', async (query) => {
    const { facets } = await ask(query);
    for (const name of technologyFacetNames) {
      for (const { value, count } of facets?.[name] ?? []) {
        const found = await app.visitor().call(listTechnologies, { query: { ...query, [name]: value } });
        expect(found.body.count, `${name}=${value}`).toEqual(count);
      }
    }
  });
});

describe('orders', () => {
  test('by readiness, the newest of a level first', async () => {
    expect(await names({ sort: 'most-ready' })).toEqual(['Drum', 'Cell', 'Blade', 'Ember', 'Anode']);
    expect(await names({ sort: 'least-ready' })).toEqual(['Anode', 'Ember', 'Cell', 'Blade', 'Drum']);
    expect(await names({ sort: 'most-ready', search: 'process', country: 'be' })).toEqual(['Blade', 'Anode']);
    expect(await names({ sort: 'least-ready', level: '7,9' })).toEqual(['Cell', 'Blade', 'Drum']);
  });

  test.each(['most-ready', 'least-ready', 'most-patents', 'newest'] as const)(
    '%s: pages of one technology make up the whole list',
    async (sort) => {
      const whole = await names({ sort });
      const found: string[] = [];
      for (let query: Record<string, string> | null = { sort, limit: '1' }; query; ) {
        const body = await ask(query);
        found.push(...body.items.map(({ name }) => name));
        expect(body.count.value).toBe(whole.length);
        query = body.nextCursor === null ? null : { sort, limit: '1', cursor: body.nextCursor };
      }
      expect(found).toEqual(whole);
    },
  );

  test('a cursor of another order is refused', async () => {
    const { body } = await app.visitor().call(listTechnologies, { query: { sort: 'most-ready', limit: '1' } });
    for (const sort of ['least-ready', 'newest'] as const) {
      const refused = await app
        .visitor()
        .refused(listTechnologies, { query: { sort, limit: '1', cursor: body.nextCursor ?? '' } });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['cursor']]);
    }
  });
});

test('what changes is counted anew: levels, places, withheld companies, removed technologies', async () => {
  const admin = await app.as('admin');
  const { database } = app.deps;
  const { items } = (await admin.call(listTechnologies, { query: { search: 'anode' } })).body;
  expect(items[0]).toMatchObject({ country: 'be', hasPatents: false });
  const body = technologyForm({ name: 'Anode', readinessLevel: 3 });
  await admin.call(updateTechnology, { params: { id: String(ids.get('Anode')) }, body: { ...body, version: 1 } });
  expect(await counts({ country: 'be' }, 'level')).toEqual({ 3: 1, 7: 1 });

  const belgian = String(companies.get('Gent, Belgium'));
  const { version } = (await admin.call(getCompany, { params: { id: belgian } })).body;
  const moved = { ...companyForm({ name: 'Moved works', location: 'Oslo, Norway' }), version };
  await admin.call(updateCompany, { params: { id: belgian }, body: moved });
  expect(await counts({}, 'country')).toEqual({ de: 1, no: 2 });
  expect(await names({ country: 'no' })).toEqual(['Blade', 'Anode']);

  const setHold = companyRecord.moderated?.setHold;
  if (!setHold) throw new Error('Companies are moderated');
  const itemId = Number(belgian);
  const hold = (value: 'hidden' | null) =>
    database.write(async (trx) => {
      await putHold(trx, { kind: 'company', itemId, reason: 'A test', at: new Date().toISOString() });
      await setHold(database, trx, itemId, value, new Date());
    });
  await hold('hidden');
  await hold('hidden');
  expect(await counts({}, 'country')).toEqual({ de: 1 });
  await hold(null);
  expect(await counts({}, 'country')).toEqual({ de: 1, no: 2 });

  const technologyId = String(ids.get('Blade'));
  await admin.call(removeTechnology, { params: { id: belgian, technologyId } });
  expect(await counts({}, 'country')).toEqual({ de: 1, no: 1 });
});

test('while technologies are indexed anew, counts are the least there are; doing it twice counts nothing twice', async () => {
  const { database } = app.deps;
  const before = await ask({});
  await database.write((trx) => requestRebuild(trx, 'technology'));
  expect((await ask({})).facets?.patents[0]?.count.isCapped).toBe(true);
  await rebuildSearch(app.deps);
  expect(await ask({})).toEqual(before);
});

test.each<Record<string, string>>([
  { level: '10' },
  { level: '7,' },
  { country: 'zz' },
  { patents: 'maybe' },
  { sort: 'oldest' },
])('%j is refused', async (query) => {
  const { status, body } = await app.visitor().refused(listTechnologies, { query });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(query)]);
});
