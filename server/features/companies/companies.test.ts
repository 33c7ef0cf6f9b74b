import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import {
  addTeamMember,
  type CompanyInput,
  companyBounds,
  companyStanding,
  createCompany,
  getCompany,
  listCompanies,
  listRelatedArticles,
  removeTeamMember,
  updateCompany,
} from '#contract/companies.ts';
import { staleEdition } from '#contract/content.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { addTechnology, getTechnology, removeTechnology } from '#contract/technologies.ts';
import { insertArticle } from '#server/features/articles/kind.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, companyForm, technologyForm } from '#server/testing/company-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';

let app: MailingApp;
let owner: CurrentUser;
let client: TestClient;
let stranger: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createMailingApp();
  owner = await app.aUser({ username: 'olivia', email: 'olivia-private@example.com' });
  client = await app.signedIn(owner);
  stranger = await app.as('professional');
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const own = (overrides: Partial<CompanyInput> = {}) => aCompany(app.deps, { ...overrides, ownerId: owner.id });
const get = async (id: number) => (await app.visitor().call(getCompany, { params: { id: String(id) } })).body;

const rich: CompanyInput = companyForm({
  name: 'Brinewell',
  longDescription: '<p>We pump <strong>brine</strong>.</p><script>alert(1)</script>',
  websiteUrl: 'https://brinewell.example.com/about',
  mission: 'Salt for storage.',
  vision: 'No curtailed wind.',
  employeeCount: 42,
  revenue: '$4.2M',
  valuation: '$60M',
  profitMargin: '−4.5%',
  fundingTotal: '$12M',
  fundingRounds: [{ type: 'Seed', amount: '$2M', date: '2021-05-04', investors: ['Sample Ventures'] }],
  milestones: [{ title: 'First well', date: '2022-02-28', description: 'It holds.' }],
});

describe('create, read, change', () => {
  test('the amount of a round is a number where its text can be read without a doubt, and the text stays', async () => {
    const amounts = ['€4.5M', 'NOK 1,200,000', '1.200 EUR', '€2M to €3M', '20 million', 'undisclosed'];
    const id = await own({
      fundingRounds: amounts.map((amount) => ({ type: 'Seed', amount, date: '2021-05-04', investors: [] })),
    });
    expect((await get(id)).fundingRounds.map(({ amount, value }) => [amount, value])).toEqual([
      ['€4.5M', { amount: 4_500_000, currency: 'EUR' }],
      ['NOK 1,200,000', { amount: 1_200_000, currency: 'NOK' }],
      ...amounts.slice(2).map((amount) => [amount, null]),
    ]);
  });

  test('the member who adds a company owns it; everyone can read it, but not who owns it', async () => {
    const { body: created } = await client.call(createCompany, { body: rich });
    expect(created).toMatchObject({
      name: 'Brinewell',
      longDescription: '<p>We pump <strong>brine</strong>.</p>',
      websiteUrl: 'https://brinewell.example.com/about',
      focusArea: { id: 'energy-storage', title: 'Energy Storage' },
      employeeCount: 42,
      profitMargin: '-4.5%',
      fundingRounds: [{ ...rich.fundingRounds?.[0], value: { amount: 2_000_000, currency: 'USD' } }],
      milestones: rich.milestones,
      isClaimed: true,
      isVerified: false,
      growthScore: null,
      acquisitionLikelihood: null,
      technologies: [],
      team: [],
    });
    const response = await app.visitor().fetch(`/api/companies/${created.id}`);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(created);
    expect(text).not.toMatch(/olivia|owner|@/i);
    expect(response.headers.get('etag')).toBeTruthy();
  });

  test('empty form fields are not stored', async () => {
    const { body } = await client.call(createCompany, {
      body: companyForm({ mission: '', vision: ' ', revenue: '', profitMargin: '', websiteUrl: '' }),
    });
    expect(body).toMatchObject({ mission: null, vision: null, revenue: null, profitMargin: null, websiteUrl: null });
  });

  test('a change replaces all fields, and the search index follows', async () => {
    const id = await own({ name: 'Beforehand', mission: 'Old' });
    const params = { id: String(id) };
    const { body } = await client.call(updateCompany, {
      params,
      body: { ...companyForm({ name: 'Afterwards', focusArea: 'hydrogen' }), version: 1 },
    });
    expect(body).toMatchObject({
      id,
      name: 'Afterwards',
      version: 2,
      mission: null,
      focusArea: { id: 'hydrogen' },
      isClaimed: true,
    });
    const found = async (query: object) => (await app.visitor().call(listCompanies, { query })).body.items.length;
    expect(await found({ search: 'beforehand' })).toBe(0);
    expect(await found({ search: 'afterwards', focusArea: 'hydrogen' })).toBe(1);
    expect(await found({ search: 'afterwards', focusArea: 'energy-storage' })).toBe(0);
  });

  test('a company that does not exist', async () => {
    for (const endpoint of [getCompany, listRelatedArticles]) {
      expect((await app.visitor().refused(endpoint, { params: { id: 987654 } })).status).toBe(404);
    }
    for (const [endpoint, body] of [[companyStanding], [updateCompany, { ...companyForm(), version: 1 }]] as const) {
      expect((await client.refused(endpoint, { params: { id: 987654 }, body })).status).toBe(404);
    }
  });
});

describe('bounds', () => {
  const thisYear = new Date().getUTCFullYear();
  const round = { type: 'Seed', amount: '$1M', date: '2020-01-01', investors: [] };
  const step = { title: 'Step', date: '2020-01-01', description: '' };

  test.each<[string, unknown, string, string?]>([
    ['name', 'x', 'name'],
    ['name', 'x'.repeat(101), 'name'],
    ['name', 'two\nlines', 'name'],
    ['description', 'x'.repeat(19), 'description'],
    ['description', 'x'.repeat(301), 'description'],
    ['longDescription', 'x'.repeat(5001), 'longDescription'],
    ['location', '', 'location'],
    ['foundedYear', 1799, 'foundedYear'],
    ['foundedYear', thisYear + 1, 'foundedYear'],
    ['foundedYear', 2000.5, 'foundedYear'],
    ['foundedYear', '2000', 'foundedYear'],
    ['size', 'huge', 'size'],
    ['focusArea', 'perpetual-motion', 'focusArea'],
    ['websiteUrl', 'javascript:alert(1)', 'websiteUrl'],
    ['employeeCount', 0, 'employeeCount'],
    ['profitMargin', 'a lot', 'profitMargin'],
    ['profitMargin', '12', 'profitMargin'],
    ['fundingRounds', Array.from({ length: 21 }, () => round), 'fundingRounds'],
    ['fundingRounds', [{ ...round, date: '2020-02-30' }], 'fundingRounds.0.date'],
    ['fundingRounds', [{ ...round, amount: ' ' }], 'fundingRounds.0.amount'],
    ['fundingRounds', [{ ...round, investors: Array(21).fill('a') }], 'fundingRounds.0.investors'],
    ['fundingRounds', [{ ...round, investors: ['North Fund, Inc.'] }], 'fundingRounds.0.investors.0'],
    ['milestones', Array.from({ length: 31 }, () => step), 'milestones'],
    ['milestones', [{ ...step, title: '' }], 'milestones.0.title'],
    ['isVerified', true, 'isVerified'],
    ['growthScore', 99, 'growthScore'],
    ['ownerId', 1, 'ownerId'],
  ])('%s %j is refused', async (field, value, named) => {
    const { status, body } = await client.refused(createCompany, { body: { ...companyForm(), [field]: value } });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [named]: expect.any(String) });
  });

  test('the shortest and longest values are accepted', async () => {
    const low = companyForm({ name: 'Ox', description: 'd'.repeat(20), foundedYear: 1800, employeeCount: 1 });
    const high = companyForm({
      name: 'N'.repeat(100),
      description: 'd'.repeat(300),
      longDescription: 'l'.repeat(5000),
      foundedYear: thisYear,
      profitMargin: '9999.99%',
      fundingRounds: Array.from({ length: companyBounds.rounds }, () => round),
      milestones: Array.from({ length: companyBounds.milestones }, () => step),
    });
    for (const body of [low, high]) {
      const { body: created } = await client.call(createCompany, { body });
      expect(created).toMatchObject({ name: body.name, foundedYear: body.foundedYear });
    }
  });
});

describe('permissions', () => {
  test("a caller's standing is returned", async () => {
    const id = await own();
    const standing = async (as: TestClient) => (await as.call(companyStanding, { params: { id: String(id) } })).body;
    expect(await standing(client)).toEqual({ isOwner: true, canEdit: true, hasPendingClaim: false });
    expect(await standing(stranger)).toEqual({ isOwner: false, canEdit: false, hasPendingClaim: false });
    expect(await standing(admin)).toEqual({ isOwner: false, canEdit: true, hasPendingClaim: false });
    expect((await app.visitor().refused(companyStanding, { params: { id } })).status).toBe(401);
  });

  test.each([
    ['of another', async () => own()],
    ['of nobody', async () => aCompany(app.deps)],
  ])('a company %s cannot be changed by another member', async (_whose, make) => {
    const id = await make();
    const before = await get(id);
    const params = { id };
    const attempts = [
      [updateCompany, { params, body: { ...companyForm({ name: 'Taken over' }), version: 1 } }],
      [addTeamMember, { params, body: { name: 'Mallory', title: 'Boss' } }],
      [removeTeamMember, { params: { ...params, memberId: 1 } }],
      [addTechnology, { params, body: technologyForm() }],
      [removeTechnology, { params: { ...params, technologyId: 1 } }],
    ] as const;
    for (const [endpoint, input] of attempts) {
      expect((await stranger.refused(endpoint, input)).status, endpoint.name).toBe(403);
      expect((await app.visitor().refused(endpoint, input)).status, endpoint.name).toBe(401);
    }
    expect(await get(id)).toEqual(before);
  });

  test('an admin can change everything', async () => {
    const id = String(await own());
    await admin.call(updateCompany, { params: { id }, body: { ...companyForm({ name: 'Put right' }), version: 1 } });
    await admin.call(addTeamMember, { params: { id }, body: { name: 'Ada', title: 'Engineer' } });
    expect(await get(Number(id))).toMatchObject({ name: 'Put right', team: [{ name: 'Ada' }] });
  });

  test('changes by an admin are written to the audit log; changes by the owner are not', async () => {
    const id = await own({ name: 'Brinewell', revenue: '$1M' });
    const params = { id: String(id) };
    const does = async (as: TestClient, version: number) => {
      const form = companyForm({ name: 'Brinewell', revenue: `$${version}0M`, size: '51-200' });
      await as.call(updateCompany, { params, body: { ...form, version } });
      const member = await as.call(addTeamMember, { params, body: { name: 'Ada', title: 'Engineer' } });
      await as.call(removeTeamMember, { params: { ...params, memberId: String(member.body.id) } });
      const technology = await as.call(addTechnology, { params, body: technologyForm({ name: 'Pump' }) });
      await as.call(removeTechnology, { params: { ...params, technologyId: String(technology.body.id) } });
    };
    const latest = async () => (await admin.call(listAuditEntries, { query: { limit: '6' } })).body.items;
    const before = await latest();
    await does(client, 1);
    expect(await latest()).toEqual(before);
    await does(admin, 2);
    const written = (await latest()).map(({ action, targetKind, target, note }) => [action, targetKind, target, note]);
    expect(written.slice(0, 5)).toEqual([
      ['content.remove', 'technology', 'Pump', null],
      ['content.create', 'technology', 'Pump', null],
      ['content.edit', 'company', 'Brinewell', 'Took Ada off the team'],
      ['content.edit', 'company', 'Brinewell', 'Added Ada to the team'],
      ['content.edit', 'company', 'Brinewell', 'Changed: revenue'],
    ]);
  });

  test('an outdated edit is refused, and of two at once one succeeds', async () => {
    const id = await own({ name: 'Brinewell' });
    const edit = (as: TestClient, name: string, version: number) =>
      as.send(updateCompany, { params: { id }, body: { ...companyForm({ name }), version } });
    const answers = await Promise.all([edit(client, 'Mine', 1), edit(admin, 'Theirs', 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(await stale?.json()).toMatchObject({ code: 'conflict', message: staleEdition });
    const now = await get(id);
    expect([now.version, now.name]).toEqual([2, answers[0].status === 200 ? 'Mine' : 'Theirs']);
    for (const version of [0, 1, 3]) {
      expect((await edit(client, 'Late', version)).status).toBe(version === 0 ? 400 : 409);
    }
    expect((await edit(client, 'Now', 2)).status).toBe(200);
  });
});

describe('team and technologies', () => {
  test('are added, shown in order, and removed', async () => {
    const id = await own();
    const params = { id: String(id) };
    const { body: ada } = await client.call(addTeamMember, {
      params,
      body: { name: 'Ada', title: 'Engineer', bio: 'Pumps.\nAnd seals.' },
    });
    const { body: ben } = await client.call(addTeamMember, { params, body: { name: 'Ben', title: 'Sales', bio: '' } });
    const { body: pump } = await client.call(addTechnology, {
      params,
      body: technologyForm({ name: 'Brine pump', isListedForSale: true }),
    });
    expect(pump).toMatchObject({ companyId: id, companyName: 'Sample Works' });
    expect(await get(id)).toMatchObject({
      team: [
        { id: ada.id, name: 'Ada', title: 'Engineer', bio: 'Pumps.\nAnd seals.', imageUrl: null },
        { id: ben.id, name: 'Ben', bio: '' },
      ],
      technologies: [{ id: pump.id, name: 'Brine pump', developmentStage: 'pilot', isListedForSale: true }],
    });
    await client.call(removeTeamMember, { params: { ...params, memberId: String(ada.id) } });
    await client.call(removeTechnology, { params: { ...params, technologyId: String(pump.id) } });
    expect(await get(id)).toMatchObject({ team: [{ id: ben.id }], technologies: [] });
    expect((await app.visitor().refused(getTechnology, { params: { id: pump.id } })).status).toBe(404);
    for (const [endpoint, more] of [
      [removeTeamMember, { memberId: ada.id }],
      [removeTechnology, { technologyId: pump.id }],
    ] as const) {
      expect((await client.refused(endpoint, { params: { id, ...more } })).status).toBe(404);
    }
  });

  test("another company's team and technologies cannot be removed through one's own company", async () => {
    const other = await aCompany(app.deps);
    const mine = await own();
    const { body: member } = await admin.call(addTeamMember, {
      params: { id: String(other) },
      body: { name: 'Eve', title: 'Founder' },
    });
    const { body: technology } = await admin.call(addTechnology, {
      params: { id: String(other) },
      body: technologyForm(),
    });
    const attempts = [
      [removeTeamMember, { memberId: member.id }],
      [removeTechnology, { technologyId: technology.id }],
    ] as const;
    for (const [endpoint, more] of attempts) {
      expect((await client.refused(endpoint, { params: { id: mine, ...more } })).status).toBe(404);
    }
    expect(await get(other)).toMatchObject({ team: [{ id: member.id }], technologies: [{ id: technology.id }] });
  });

  test('the last free place is taken once, even by ten at once', async () => {
    const id = await own();
    const params = { id: String(id) };
    const add = (name: string) => client.send(addTeamMember, { params, body: { name, title: 'Colleague' } });
    for (let number = 1; number < companyBounds.team; number += 1) await add(`Colleague ${number}`);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Late ${index}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await get(id)).team).toHaveLength(companyBounds.team);
  });
});

test('an enquiry about a company goes to its owner, or to the team if it has none', async () => {
  const receivers = async () => {
    await app.mail.flush();
    return app.smtp.received.map(({ to }) => to?.[0]?.address);
  };
  const write = (id: number) =>
    app.visitor().call(sendEnquiry, {
      body: { kind: 'company', id, name: 'Vera', email: 'vera@example.com', message: 'Where can one see the well?' },
    });
  await write(await own());
  expect((await receivers()).at(-1)).toBe('olivia-private@example.com');
  await write(await aCompany(app.deps));
  expect((await receivers()).at(-1)).toBe(app.deps.env.site.contactEmail);
});

test('related articles share the focus area and a word; there are at most three', async () => {
  const add = (title: string, focusAreaId: number, description = 'Text.') =>
    app.deps.database.write((trx) =>
      insertArticle(app.deps.database, trx, {
        title,
        description,
        imageUrl: null,
        focusAreaId,
        author: 'A',
        readTime: 1,
        content: '<p>a</p>',
        publishedAt: new Date(0).toISOString(),
      }),
    );
  await add('Flow batteries in the field', 2, 'What iron and vanadium cost.');
  await add('Heat in sand', 2);
  await add('Iron in ship hulls', 5);
  const related = async (overrides: Partial<CompanyInput>) => {
    const id = await aCompany(app.deps, overrides);
    const { body } = await app.visitor().call(listRelatedArticles, { params: { id: String(id) } });
    return body.map(({ title }) => title);
  };
  const iron = { description: 'Makes iron-flow batteries for substations.' };
  expect(await related(iron)).toEqual(['Flow batteries in the field']);
  expect(await related({ ...iron, focusArea: 'clean-transportation' })).toEqual(['Iron in ship hulls']);
  expect(await related({ ...iron, focusArea: 'carbon-capture' })).toEqual([
    'Flow batteries in the field',
    'Iron in ship hulls',
  ]);
  expect(await related({ name: 'Mirrors', description: 'Polishes glass and nothing more.' })).toEqual([]);
});
