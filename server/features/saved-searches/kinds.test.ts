import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { createArticle } from '#contract/articles-admin.ts';
import { listChanges } from '#contract/changes.ts';
import { updateCompany } from '#contract/companies.ts';
import { listNotifications } from '#contract/notifications.ts';
import { setNotificationDelivery } from '#contract/notifications-settings.ts';
import { createResearch } from '#contract/research-admin.ts';
import { createSavedSearch, deleteSavedSearch } from '#contract/saved-searches.ts';
import type { AddressFilters, SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology, companyForm } from '#server/testing/company-factory.ts';
import { articleForm, researchForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { aMember } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { sendAlerts } from './alerts.ts';
import { mostMatches } from './look.ts';

let app: MailingApp;
let member: CurrentUser;
let own: TestClient;

beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  member = await app.aUser({ membershipTier: 'professional' });
  own = await app.signedIn(member);
});

async function save(kind: SavedSearchKind, filters: AddressFilters, name = `My ${kind}`) {
  return (await own.call(createSavedSearch, { body: { name, kind, filters: { ...filters }, alert: 'daily' } })).body;
}

/** Lets a day pass, runs the job, and returns the new emails to the member. */
async function nextDay() {
  const before = app.smtp.received.length;
  app.clock.advance({ days: 1 });
  await sendAlerts(app.deps);
  await app.mail.flush();
  own = await app.signedIn(member);
  return app.smtp.received.slice(before).filter(({ to }) => to?.[0]?.address === member.email);
}

const feed = async () => (await own.call(listChanges, { query: {} })).body.items;

interface Case {
  kind: SavedSearchKind;
  filters: AddressFilters;
  path: string;
  subject: string;
  /** Adds a record that matches, and one that does not; returns the number of the first. */
  add: () => Promise<number>;
}

const cases: Case[] = [
  {
    kind: 'company',
    filters: { focusArea: 'energy-storage,hydrogen', country: 'nl', search: 'brine' },
    path: '/network/companies?focusArea=energy-storage%2Chydrogen&country=nl&search=brine',
    subject: 'New companies: My company',
    async add() {
      const id = await aCompany(app.deps, {
        name: 'Brinewell',
        focusArea: 'energy-storage',
        location: 'Utrecht, Netherlands',
      });
      await aCompany(app.deps, { name: 'Brineway', focusArea: 'energy-storage', location: 'Oslo, Norway' });
      return id;
    },
  },
  {
    kind: 'technology',
    filters: { readiness: '8', tag: 'Salt & heat' },
    path: '/network/technologies?readiness=8&tag=Salt%20%26%20heat',
    subject: 'New technologies: My technology',
    async add() {
      const id = await aTechnology(app.deps, { name: 'Salt store', tags: ['salt & heat'], readinessLevel: 8 });
      await aTechnology(app.deps, { name: 'Salt idea', tags: ['salt & heat'], readinessLevel: 2 });
      return id;
    },
  },
  {
    kind: 'member',
    filters: { search: 'electrochemist' },
    path: '/network/members?search=electrochemist',
    subject: 'New members: My member',
    async add() {
      const { id } = await aMember(app.deps, { headline: 'Electrochemist' });
      await aMember(app.deps, { headline: 'Lawyer' });
      return id;
    },
  },
  {
    kind: 'event',
    filters: { focusAreaId: '2', type: 'workshop' },
    path: '/events?focusAreaId=2&type=workshop',
    subject: 'New events: My event',
    async add() {
      const id = await anEvent(app.deps, { title: 'Storage day', type: 'workshop', focus_area_id: 2 });
      await anEvent(app.deps, { title: 'Sun day', type: 'workshop', focus_area_id: 1 });
      await anEvent(app.deps, { title: 'Draft day', type: 'workshop', focus_area_id: 2, status: 'draft' });
      return id;
    },
  },
  {
    kind: 'article',
    filters: { focus: 'energy-storage' },
    path: '/media?focus=energy-storage',
    subject: 'New articles: My article',
    async add() {
      const admin = await app.as('admin');
      const publish = async (title: string, focusAreaId: number, state: 'published' | 'draft') =>
        (await admin.call(createArticle, { body: articleForm({ title, focusAreaId, state }) })).body.id;
      await publish('Wind at last', 1, 'published');
      await publish('Storage one day', 2, 'draft');
      return publish('Storage at last', 2, 'published');
    },
  },
  {
    kind: 'research',
    filters: { search: 'CAVERN', category: 'hydrogen', type: 'Market Report' },
    path: '/research-hub?search=CAVERN&category=hydrogen&type=Market%20Report',
    subject: 'New research: My research',
    async add() {
      const admin = await app.as('admin');
      const publish = async (overrides: Parameters<typeof researchForm>[0]) => {
        const form = { category: 'hydrogen', type: 'Market Report', state: 'published', ...overrides } as const;
        return (await admin.call(createResearch, { body: researchForm(form) })).body.id;
      };
      await publish({ title: 'Cavern solar', category: 'solar' });
      await publish({ title: 'Pipes of hydrogen' });
      return publish({ title: 'Caverns of hydrogen' });
    },
  },
];

describe.each(cases)('a search of the kind $kind', ({ kind, filters, path, subject, add }) => {
  test('tells what is new, once, in the feed, the bell and one email, with a link to its list', async () => {
    await add();
    await save(kind, filters);
    expect(await nextDay()).toEqual([]);
    const id = await add();
    const [mail, ...others] = await nextDay();
    expect(others).toEqual([]);
    const items = await feed();
    expect(items).toMatchObject([
      { kind: 'saved-search', title: `My ${kind}`, path, field: 'New', by: null, subject: { kind, id } },
    ]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(`${items[0]?.subject?.title}\n${app.url}${items[0]?.subject?.path}`);
    expect(mail?.text).toContain(`${app.url}${path}`);
    expect((await own.call(listNotifications, { query: {} })).body.items).toMatchObject([
      { kind: 'saved-search', title: subject, path },
    ]);
    expect(await nextDay()).toEqual([]);
    expect(await feed()).toHaveLength(1);
  });
});

test('a company that is edited so that it matches is told; an edit of another field is not', async () => {
  const owner = await app.aUser();
  const owns = await app.signedIn(owner);
  const form = { name: 'Tidewell', focusArea: 'energy-storage', location: 'Bergen, Norway' } as const;
  const id = await aCompany(app.deps, { ...form, ownerId: owner.id });
  const edit = async (version: number, changes: object) =>
    (await app.signedIn(owner)).call(updateCompany, {
      params: { id: String(id) },
      body: { ...companyForm({ ...form, ...changes }), version },
    });
  expect(owns).toBeDefined();
  await save('company', { country: 'pt' });
  await edit(1, { valuation: '$5M' });
  expect(await nextDay()).toEqual([]);
  await edit(2, { valuation: '$5M', location: 'Lisbon, Portugal' });
  expect(await nextDay()).toHaveLength(1);
  await edit(3, { valuation: '$6M', location: 'Lisbon, Portugal' });
  expect(await nextDay()).toEqual([]);
  expect(await feed()).toMatchObject([{ field: 'Changed, and matches now', subject: { title: 'Tidewell' } }]);
});

/** How many records a search has brought into the feed. */
async function countFiled(searchId: number): Promise<number> {
  const rows = await app.deps.database.db
    .selectFrom('changes')
    .where('kind', '=', 'saved-search')
    .where('item_id', '=', searchId)
    .select('id')
    .execute();
  return rows.length;
}

test('a look files the newest matches up to the bound', async () => {
  const search = await save('company', { search: 'bounded' });
  for (let made = 0; made < mostMatches + 3; made += 1) await aCompany(app.deps, { name: `Bounded ${made}` });
  const [mail] = await nextDay();
  expect(mail?.text).toContain(`And more: ${app.url}/network/companies?search=bounded`);
  expect(await countFiled(search.id)).toBe(mostMatches);
  expect((await feed())[0]?.subject?.title).toBe(`Bounded ${mostMatches + 2}`);
});

test('one’s own and hidden records are not told; a stranger sees nothing of a search', async () => {
  const { id } = await save('company', { search: 'quietly' });
  await aCompany(app.deps, { name: 'Quietly mine', ownerId: member.id });
  const hidden = await aCompany(app.deps, { name: 'Quietly hidden' });
  await aCompany(app.deps, { name: 'Quietly there' });
  await app.deps.database.write(async (trx) => {
    await moderatedKind(app.deps, 'company').setHold?.(app.deps.database, trx, hidden, 'hidden', app.clock.now());
  });
  await nextDay();
  expect((await feed()).map(({ subject }) => subject?.title)).toEqual(['Quietly there']);
  const query = { kind: 'saved-search', id: String(id) } as const;
  expect((await own.call(listChanges, { query })).body.items).toHaveLength(1);
  for (const client of [app.visitor(), await app.as('member'), await app.as('admin')]) {
    expect((await client.refused(listChanges, { query })).status).toBe(404);
  }
  await own.call(deleteSavedSearch, { params: { id: String(id) } });
  expect(await feed()).toEqual([]);
  expect(await countFiled(id)).toBe(0);
});

test('the weekly digest takes the place of the daily email if the member says so', async () => {
  await own.call(setNotificationDelivery, { body: { kind: 'saved-search', delivery: 'weekly' } });
  await save('company', { search: 'weekly' });
  await aCompany(app.deps, { name: 'Weekly works' });
  expect(await nextDay()).toEqual([]);
  expect((await own.call(listNotifications, { query: {} })).body.items).toHaveLength(1);
});

test.each([
  ['company', { type: 'job' }, 'filters.type'],
  ['company', { country: 'nowhere' }, 'filters.country'],
  ['company', { sort: 'newest' }, 'filters.sort'],
  ['event', { search: 'x' }, 'filters.search'],
  ['event', { virtual: 'perhaps' }, 'filters.virtual'],
  ['article', { focus: 'Not a slug' }, 'filters.focus'],
  ['research', { type: 'Novel' }, 'filters.type'],
  ['research', { search: 'x'.repeat(201) }, 'filters.search'],
  ['message', { search: 'x' }, 'kind'],
  ['technology', {}, 'filters'],
])('a search of the kind %s with %o is refused on its field', async (kind, filters, field) => {
  const refused = await own.refused(createSavedSearch, { body: { name: 'Search', kind, filters } });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
});
