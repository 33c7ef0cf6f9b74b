import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { listChanges } from '#contract/changes.ts';
import { staleEdition } from '#contract/content.ts';
import {
  dedicatedTechnologyRecords,
  getTechnology,
  getWithheldTechnology,
  listTechnologies,
  removeTechnology,
  type TechnologyInput,
  updateTechnology,
} from '#contract/technologies.ts';
import { deleteHold, putHold } from '#server/features/moderation/hold-store.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, technologyForm } from '#server/testing/company-factory.ts';

let app: TestApp;
let owner: CurrentUser;
let client: TestClient;
let stranger: TestClient;
let admin: TestClient;
let companyId: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.aUser();
  client = await app.signedIn(owner);
  stranger = await app.as('professional');
  admin = await app.as('admin');
  companyId = await aCompany(app.deps, { ownerId: owner.id, name: 'Brinewell' });
});
afterAll(() => app[Symbol.asyncDispose]());

const own = (form: Partial<TechnologyInput> = {}) => aTechnology(app.deps, { companyId, ...form });
const edit = (as: TestClient, id: number, version: number, form: Partial<TechnologyInput> = {}) =>
  as.send(updateTechnology, { params: { id }, body: { ...technologyForm(form), version } });
const get = async (id: number) => (await app.visitor().call(getTechnology, { params: { id: String(id) } })).body;
const hold = (id: number, to: 'hidden' | 'removed' | null) =>
  app.deps.database.write(async (trx) => {
    const now = app.deps.now();
    await deleteHold(trx, 'technology', id);
    if (to)
      await putHold(trx, { kind: 'technology', itemId: id, reason: 'Nobody can check it', at: now.toISOString() });
    await moderatedKind(app.deps, 'technology').setHold?.(app.deps.database, trx, id, to, now);
  });

test("an edit replaces the form's fields, keeps those from research, and the index follows", async () => {
  const evidence = {
    patents: [{ id: 'US1', title: 'A pump', year: 2020 }],
    publications: [],
    metrics: { cycleLife: { value: 5000, unit: 'cycles', benchmark: 3000 } },
    developmentStages: [{ name: 'Bench', status: 'completed', milestones: ['It holds'] }],
    sources: [],
  };
  const id = await aTechnology(app.deps, { companyId, name: 'Beforehand pump', yearDeveloped: 2001, evidence });
  const form = {
    name: 'Afterwards seal',
    description: 'Seals what could not be sealed until now.',
    detailedDescription: '<p>Salt.</p><script>alert(1)</script>',
    focusArea: 'hydrogen',
    status: 'mature',
    developmentStage: 'commercial',
    readinessLevel: 9,
    tags: ['Seals'],
    isListedForSale: true,
    applications: ['Wells'],
    keyInnovators: ['Ada Sample'],
  } as const satisfies Partial<TechnologyInput>;
  const changed = { ...technologyForm({ ...form, tags: [...form.tags] }), version: 1 };
  const before = await get(id);
  const { body } = await client.call(updateTechnology, { params: { id: String(id) }, body: changed });
  expect(body).toEqual({
    ...before,
    ...form,
    ...evidence,
    focusArea: { id: 'hydrogen', title: 'Hydrogen' },
    statusName: 'Mature',
    detailedDescription: '<p>Salt.</p>',
    yearDeveloped: null,
    updatedDate: body.updatedDate,
    version: 2,
  });
  expect(await get(id)).toEqual(body);
  const found = async (query: object) => (await app.visitor().call(listTechnologies, { query })).body.items.length;
  expect(await found({ search: 'beforehand' })).toBe(0);
  expect(await found({ search: 'afterwards', tag: 'seals', focusArea: 'hydrogen', readiness: '8' })).toBe(1);
  expect(await found({ search: 'afterwards', focusArea: 'energy-storage' })).toBe(0);
});

test("the owner fills in the page's evidence, of which the history tells; a list that is left out stays", async () => {
  const id = await own({ name: 'Proven pump' });
  const evidence = {
    metrics: [
      { kind: 'other', name: 'Cost of heat', better: 'less', value: 0.045, unit: '€/kWh', benchmark: 0.09 },
      { kind: 'cycleLife', value: 5000, unit: 'cycles', benchmark: 3000 },
    ],
    patents: [{ id: 'EP1234567B1', title: 'A pump', year: 2020 }],
    publications: [
      { title: 'Pumps', journal: 'Journal of Pumps', year: 2021, doi: 'https://doi.org/10.1000/xyz123' },
      { title: 'More pumps', journal: 'Journal of Pumps', year: 2022, doi: '' },
    ],
    developmentStages: [{ name: 'Bench', status: 'completed', milestones: ['It holds', 'It holds'] }],
    sources: [{ title: 'Test report', url: 'https://example.org/report' }],
  } as const satisfies Partial<TechnologyInput>;
  const written = structuredClone(evidence) as unknown as Partial<TechnologyInput>;
  expect((await edit(client, id, 1, { name: 'Proven pump', ...written })).status).toBe(200);
  const shown = {
    metrics: {
      cycleLife: { value: 5000, unit: 'cycles', benchmark: 3000 },
      others: [{ name: 'Cost of heat', better: 'less', value: 0.045, unit: '€/kWh', benchmark: 0.09 }],
    },
    patents: evidence.patents,
    publications: [
      { id: '10.1000/xyz123', title: 'Pumps', journal: 'Journal of Pumps', year: 2021, doi: '10.1000/xyz123' },
      { id: 'publication-2', title: 'More pumps', journal: 'Journal of Pumps', year: 2022, doi: null },
    ],
    developmentStages: [{ name: 'Bench', status: 'completed', milestones: ['It holds'] }],
    sources: evidence.sources,
    hasPatents: true,
  };
  expect(await get(id)).toMatchObject(shown);
  const found = await app.visitor().call(listTechnologies, { query: { search: 'proven', patents: 'yes' } });
  expect(found.body.items.map((each) => each.id)).toEqual([id]);
  const history = await app.visitor().call(listChanges, { query: { kind: 'technology', id: String(id) } });
  expect(history.body.items.map(({ field, new: value }) => [field, value])).toEqual(
    expect.arrayContaining([
      ['Performance', 'Cycle Life: 5000 cycles (benchmark 3000)\nCost of heat: 0.045 €/kWh (benchmark 0.09)'],
      ['Development stages', 'Bench: Completed, It holds'],
      ['Patents', 'A pump (EP1234567B1, 2020)'],
      ['Sources', 'Test report'],
    ]),
  );
  expect((await edit(client, id, 2, { name: 'Proven pump', patents: [] })).status).toBe(200);
  expect(await get(id)).toMatchObject({ ...shown, patents: [], hasPatents: false });
});

test('another member cannot change anything or see hidden records; a visitor is asked to sign in', async () => {
  const id = await own({ name: 'Mine alone' });
  const before = await get(id);
  expect((await edit(stranger, id, 1, { name: 'Taken over' })).status).toBe(403);
  expect((await edit(app.visitor(), id, 1)).status).toBe(401);
  expect(await get(id)).toEqual(before);
  await hold(id, 'hidden');
  expect((await edit(stranger, id, 1)).status).toBe(404);
  expect((await edit(client, 987_654, 1)).status).toBe(404);
});

test('only admins edit a technology without a company; no one edits one with a topic page', async () => {
  const id = await aTechnology(app.deps, { name: 'Nobody’s' });
  expect((await edit(client, id, 1, { name: 'Mine now' })).status).toBe(403);
  expect((await edit(admin, id, 1, { name: 'Put right' })).status).toBe(200);
  expect((await get(id)).name).toBe('Put right');
  for (const record of dedicatedTechnologyRecords) {
    const { status, body } = await admin.refused(updateTechnology, {
      params: { id: record.id },
      body: { ...technologyForm({ name: 'Other' }), version: 1 },
    });
    expect([status, body.message]).toEqual([403, expect.stringContaining('its own page')]);
    expect((await get(record.id)).name).toBe(record.name);
  }
});

test('an outdated edit is refused, and of two at once one succeeds', async () => {
  const id = await own({ name: 'Contested' });
  const answers = await Promise.all([edit(client, id, 1, { name: 'Mine' }), edit(admin, id, 1, { name: 'Theirs' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'conflict', message: staleEdition });
  const now = await get(id);
  expect([now.version, now.name]).toEqual([2, answers[0].status === 200 ? 'Mine' : 'Theirs']);
  expect((await edit(client, id, 3)).status).toBe(409);
  expect((await edit(client, id, 2)).status).toBe(200);
});

test('if it is edited and removed at once, it is gone and not found by search', async () => {
  const id = await own({ name: 'Fleeting' });
  const [edited, removed] = await Promise.all([
    edit(client, id, 1, { name: 'Fleetinger' }),
    client.send(removeTechnology, { params: { id: companyId, technologyId: id } }),
  ]);
  expect([200, 404]).toContain(edited.status);
  expect(removed.status).toBe(200);
  const { body } = await app.visitor().call(listTechnologies, { query: { search: 'fleet' } });
  expect(body.items).toEqual([]);
});

test('a hidden technology can be edited and stays hidden; a removed one cannot be edited', async () => {
  const id = await own({ name: 'Hidden turbine' });
  await hold(id, 'hidden');
  expect((await edit(client, id, 1, { name: 'Honest turbine' })).status).toBe(200);
  const find = async () => (await app.visitor().call(listTechnologies, { query: { search: 'turbine' } })).body.items;
  expect(await find()).toEqual([]);
  const { body } = await client.call(getWithheldTechnology, { params: { id: String(id) } });
  expect(body.record).toMatchObject({ name: 'Honest turbine', version: 2 });
  await hold(id, null);
  expect((await find()).map(({ name }) => name)).toEqual(['Honest turbine']);
  await hold(id, 'removed');
  expect((await edit(client, id, 2)).status).toBe(409);
});

test('changes by an admin are written to the audit log; changes by the owner are not', async () => {
  const id = await own({ name: 'Watched' });
  const latest = async () => (await admin.call(listAuditEntries, { query: { limit: '1' } })).body.items;
  const before = await latest();
  await edit(client, id, 1, { name: 'Watched', tags: ['other'] });
  expect(await latest()).toEqual(before);
  await edit(admin, id, 2, { name: 'Watched closely', tags: ['other'], readinessLevel: 6 });
  expect(await latest()).toMatchObject([
    {
      action: 'content.edit',
      targetKind: 'technology',
      targetId: id,
      target: 'Watched closely',
      note: 'Changed: name, readiness level',
    },
  ]);
});

test.each<[string, unknown]>([
  ['name', 'x'],
  ['readinessLevel', 10],
  ['tags', []],
  ['version', 0],
  ['version', undefined],
  ['companyId', 1],
  ['metrics.0.name', [{ kind: 'other', value: 1, unit: '%', benchmark: 1 }]],
  ['metrics.0.value', [{ kind: 'cycleLife', value: -1, unit: 'x', benchmark: 1 }]],
  ['metrics.0.benchmark', [{ kind: 'cycleLife', value: 1, unit: 'x', benchmark: 0 }]],
  ['metrics.0.benchmark', [{ kind: 'cycleLife', value: 1, unit: 'x', benchmark: 1e-9 }]],
  ['metrics.0.value', [{ kind: 'safetyRating', value: 11, unit: 'of 10', benchmark: 8 }]],
  ['metrics.1.kind', [1, 2].map((value) => ({ kind: 'cycleLife', value, unit: 'x', benchmark: 1 }))],
  ['patents.1.id', ['ep 1', 'EP 1'].map((number) => ({ id: number, title: 'Pump', year: 2020 }))],
  ['patents.0.year', [{ id: 'EP 1', title: 'Pump', year: 9999 }]],
  ['publications.0.doi', [{ title: 'Pumps', journal: 'Pumps', year: 2020, doi: 'javascript:alert(1)' }]],
  ['sources.0.url', [{ title: 'Report', url: 'javascript:alert(1)' }]],
  ['developmentStages.0.status', [{ name: 'Bench', status: 'done', milestones: [] }]],
  ['sources', Array.from({ length: 21 }, (_, at) => ({ title: 'Report', url: `https://example.org/${at}` }))],
])('%s %j is refused', async (field, value) => {
  const body = { ...technologyForm(), version: 1, [field.split('.')[0] ?? '']: value };
  const refused = await client.refused(updateTechnology, { params: { id: 100 }, body });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
});
