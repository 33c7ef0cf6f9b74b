import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { saveItem } from '#contract/saved-items.ts';
import {
  addTechnology,
  dedicatedTechnologyRecords,
  firstFreeTechnologyId,
  getTechnology,
  listTechnologies,
  type TechnologyInput,
} from '#contract/technologies.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, technologyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
let client: TestClient;
let companyId: number;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.aUser();
  client = await app.signedIn(owner);
  companyId = await aCompany(app.deps, { ownerId: owner.id, name: 'Brinewell' });
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = Partial<Record<'search' | 'focusArea' | 'status' | 'readiness' | 'tag' | 'cursor' | 'limit', string>>;

const find = async (query: Query) => (await app.visitor().call(listTechnologies, { query: query as never })).body;
const names = async (query: Query) => (await find(query)).items.map(({ name }) => name);
const add = (body: Partial<TechnologyInput>) =>
  client.call(addTechnology, { params: { id: String(companyId) }, body: technologyForm(body) });

test('every database has the three technologies with topic pages; others do not use their ids', async () => {
  expect(await names({})).toEqual(dedicatedTechnologyRecords.map(({ name }) => name).toReversed());
  for (const record of dedicatedTechnologyRecords) {
    const { body } = await app.visitor().call(getTechnology, { params: { id: String(record.id) } });
    expect(body).toMatchObject({ name: record.name, readinessLevel: record.readinessLevel, companyId: null });
  }
  expect(await names({ search: 'thorium' })).toEqual(['Thorium Nuclear Fuel']);
  expect(await names({ focusArea: 'nuclear-energy' })).toHaveLength(2);
  const { body } = await add({ name: 'The first of a member' });
  expect(body.id).toBeGreaterThanOrEqual(firstFreeTechnologyId);
});

test('a technology is returned as entered, and missing fields are empty', async () => {
  const { body } = await add({
    name: 'Brine battery',
    detailedDescription: '<h3>How</h3><p onclick="x()">Salt.</p>',
    status: 'mature',
    readinessLevel: 9,
    tags: ['Brine', '100%'],
    isListedForSale: true,
    yearDeveloped: 2020,
    applications: ['Wells'],
    keyInnovators: ['Ada Sample'],
  });
  expect(body).toMatchObject({
    name: 'Brine battery',
    detailedDescription: '<h3>How</h3><p>Salt.</p>',
    focusArea: { id: 'energy-storage', title: 'Energy Storage' },
    status: 'mature',
    statusName: 'Mature',
    developmentStage: 'pilot',
    readinessLevel: 9,
    tags: ['Brine', '100%'],
    isListedForSale: true,
    companyId,
    companyName: 'Brinewell',
    yearDeveloped: 2020,
    applications: ['Wells'],
    keyInnovators: ['Ada Sample'],
    patents: [],
    publications: [],
    metrics: {},
    developmentStages: [],
  });
  const opened = await app.visitor().call(getTechnology, { params: { id: String(body.id) } });
  expect(opened.body).toEqual(body);
  const card = (await find({ search: 'brine battery' })).items[0];
  expect(card).toMatchObject({ id: body.id, companyName: 'Brinewell' });
  expect(opened.body).toMatchObject(card ?? {});
  await client.call(saveItem, { params: { kind: 'technology', id: String(body.id) } });
});

describe('search and filters', () => {
  beforeAll(async () => {
    await add({
      name: 'Kelvin pump',
      description: 'Moves heat where it is wanted.',
      readinessLevel: 2,
      tags: ['filterable'],
    });
    await add({ name: 'Lumen film', readinessLevel: 3, focusArea: 'solar-energy', tags: ['filterable', 'thin film'] });
    await add({
      name: 'Mistral blade',
      readinessLevel: 6,
      focusArea: 'wind-power',
      status: 'developing',
      tags: ['filterable'],
    });
    await add({ name: 'Nimbus cell', readinessLevel: 8, focusArea: 'hydrogen', tags: ['filterable'] });
  });

  test.each<[Query, string[]]>([
    [{ tag: 'filterable' }, ['Nimbus cell', 'Mistral blade', 'Lumen film', 'Kelvin pump']],
    [{ tag: 'FILTERABLE', readiness: '3' }, ['Nimbus cell', 'Mistral blade', 'Lumen film']],
    [{ tag: 'filterable', readiness: '6' }, ['Nimbus cell', 'Mistral blade']],
    [{ tag: 'filterable', readiness: '8' }, ['Nimbus cell']],
    [{ tag: 'filterable', status: 'developing' }, ['Mistral blade']],
    [{ tag: 'filterable', focusArea: 'solar-energy' }, ['Lumen film']],
    [{ tag: 'filterable', focusArea: 'renewable-energy' }, ['Nimbus cell', 'Mistral blade', 'Lumen film']],
    [{ search: 'kelv' }, ['Kelvin pump']],
    [{ search: 'wanted' }, ['Kelvin pump']],
    [{ search: 'thin film' }, ['Lumen film']],
    [{ search: 'thin film', readiness: '8' }, []],
  ])('%o', async (query, expected) => {
    expect((await names(query)).filter((name) => !dedicatedTechnologyRecords.some((own) => own.name === name))).toEqual(
      expected,
    );
  });

  test('pages have no gap or duplicate', async () => {
    const ids: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await find({ limit: '2', ...(cursor && { cursor }) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      expect(page.count.value).toBe((await find({})).count.value);
    }
    expect(ids).toEqual((await find({ limit: '50' })).items.map(({ id }) => id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test.each<[Query, string]>([
    [{ readiness: '4' }, 'readiness'],
    [{ status: 'dead' }, 'status'],
    [{ focusArea: 'nothing' }, 'focusArea'],
    [{ cursor: 'x' }, 'cursor'],
    [{ tag: 'x'.repeat(41) }, 'tag'],
    [{ limit: '0' }, 'limit'],
  ])('%o is refused', async (query, field) => {
    const { status, body } = await app.visitor().refused(listTechnologies, { query });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
});

test.each<[string, unknown, string]>([
  ['name', 'x', 'name'],
  ['name', 'x'.repeat(101), 'name'],
  ['description', 'x'.repeat(19), 'description'],
  ['description', 'x'.repeat(301), 'description'],
  ['detailedDescription', 'x'.repeat(5001), 'detailedDescription'],
  ['readinessLevel', 0, 'readinessLevel'],
  ['readinessLevel', 10, 'readinessLevel'],
  ['readinessLevel', 1.5, 'readinessLevel'],
  ['status', 'other', 'status'],
  ['developmentStage', 'dream', 'developmentStage'],
  ['tags', [], 'tags'],
  ['tags', ['a', 'A'], 'tags'],
  ['tags', [' '], 'tags.0'],
  ['tags', ['brine', 'salt, dry'], 'tags.1'],
  ['tags', Array.from({ length: 13 }, (_, index) => `t${index}`), 'tags'],
  ['applications', Array(13).fill('a'), 'applications'],
  ['keyInnovators', [''], 'keyInnovators.0'],
  ['yearDeveloped', 3000, 'yearDeveloped'],
  ['companyId', 1, 'companyId'],
])('%s %j is refused', async (field, value, named) => {
  const { status, body } = await client.refused(addTechnology, {
    params: { id: companyId },
    body: { ...technologyForm(), [field]: value },
  });
  expect([status, body.fields]).toEqual([400, { [named]: expect.any(String) }]);
});

test('a technology without a company, and one that does not exist', async () => {
  const id = await aTechnology(app.deps, { name: 'Nobody’s' });
  const { body } = await app.visitor().call(getTechnology, { params: { id: String(id) } });
  expect(body).toMatchObject({ companyId: null, companyName: null, companyLogo: null });
  expect((await app.visitor().refused(getTechnology, { params: { id: 987654 } })).status).toBe(404);
});
