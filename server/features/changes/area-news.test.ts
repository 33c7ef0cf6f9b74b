import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/accounts.ts';
import { createArticle } from '#contract/articles-admin.ts';
import { listChanges } from '#contract/changes.ts';
import { followRecord, listFollows } from '#contract/connections-follows.ts';
import { day, minute } from '#contract/kit/durations.ts';
import { listNotifications } from '#contract/notifications.ts';
import { sendDueDigests } from '#server/features/notifications/digest.ts';
import { nextDigest } from '#server/features/notifications/rhythm.ts';
import { moderatedKind } from '#server/platform/records/records.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { articleForm } from '#server/testing/content-factory.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { arriving, fileAreaNews } from './area-news.ts';
import { settling, tellOfChanges } from './tell.ts';

/** Energy Storage. */
const area = { kind: 'focus-area', id: '2' } as const;

let app: MailingApp;
let follower: CurrentUser;
let follows: TestClient;

beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await nextDay();
  follower = await app.aUser();
  follows = await app.signedIn(follower);
  await app.deps.database.db.deleteFrom('changes').execute();
  await follows.call(followRecord, { params: area });
});

const storage = { focusArea: 'energy-storage' } as const;
const feed = async (client = follows) => (await client.call(listChanges, { query: {} })).body.items;
const titles = async () => (await feed()).map(({ field, subject }) => `${field}: ${subject?.title}`);

async function settled() {
  app.clock.advance({ milliseconds: arriving });
  await Promise.all([fileAreaNews(app.deps), fileAreaNews(app.deps)]);
}

async function nextDay() {
  await settled();
  const now = app.clock.now().getTime();
  app.clock.advance({ milliseconds: day - (now % day) + settling });
  await Promise.all([tellOfChanges(app.deps), tellOfChanges(app.deps)]);
}

test('what is new in a followed focus area is in the feed, once, with a link to its page', async () => {
  const owner = await app.aUser();
  const id = await aCompany(app.deps, { name: 'Brinewell', ...storage });
  await aCompany(app.deps, { name: 'Elsewhere', focusArea: 'nuclear-energy' });
  await aTechnology(app.deps, { name: 'Salt cell', companyId: id, ...storage });
  await app.aListing(owner, { title: 'A battery for sale', focusArea: 'Energy Storage' });
  await app.aListing(owner, { title: 'A mill for sale', focusArea: 'Renewable Energy' });
  await anEvent(app.deps, { title: 'Storage day', focus_area_id: 2 });
  await anEvent(app.deps, { title: 'Storage draft', focus_area_id: 2, status: 'draft' });
  const admin = await app.as('admin');
  const form = articleForm({ title: 'Storage at last', focusAreaId: 2, state: 'published' });
  await admin.call(createArticle, { body: form });
  expect(await titles()).toEqual([]);
  await settled();
  await settled();
  expect((await titles()).toSorted()).toEqual([
    'New article: Storage at last',
    'New company: Brinewell',
    'New event: Storage day',
    'New listing: A battery for sale',
    'New technology: Salt cell',
  ]);
  expect((await feed()).find(({ subject }) => subject?.kind === 'company')).toMatchObject({
    kind: 'focus-area',
    title: 'Energy Storage',
    path: '/focus/energy-storage',
    by: null,
    subject: { id, path: `/network/companies/${id}` },
  });
});

test('a company is new in its own sector and in the focus area around it', async () => {
  await aCompany(app.deps, { name: 'Electrolyser', focusArea: 'hydrogen' });
  await settled();
  const { body } = await app.visitor().call(listChanges, { query: { kind: 'focus-area', id: '1' } });
  expect(body.items[0]).toMatchObject({ title: 'Renewable Energy', subject: { title: 'Electrolyser' } });
});

test('more than one step has is in the feed', async () => {
  for (let made = 0; made < 103; made += 1) await aCompany(app.deps, { name: `Company ${made}`, ...storage });
  await settled();
  const { body } = await follows.call(listChanges, { query: {} });
  expect(body.count.value).toBe(103);
});

test('a scheduled article is new on its date', async () => {
  const publishedAt = new Date(app.clock.now().getTime() + 60 * minute).toISOString();
  const body = articleForm({ title: 'Next hour', focusAreaId: 2, state: 'published', publishedAt });
  await (await app.as('admin')).call(createArticle, { body });
  await settled();
  expect(await titles()).toEqual([]);
  app.clock.advance({ milliseconds: 60 * minute });
  await settled();
  expect(await titles()).toEqual(['New article: Next hour']);
});

test('what the team has hidden is neither in the feed nor told', async () => {
  const id = await aCompany(app.deps, { name: 'Brinewell', ...storage });
  await settled();
  await app.deps.database.write(async (trx) => {
    await moderatedKind(app.deps, 'company').setHold?.(app.deps.database, trx, id, 'hidden', app.clock.now());
  });
  expect(await titles()).toEqual([]);
  await nextDay();
  expect((await follows.call(listNotifications, { query: {} })).body.items).toEqual([]);
});

test('the bell rings once a day and says how many; the daily digest has it', async () => {
  await aCompany(app.deps, { name: 'Brinewell', ...storage });
  await aCompany(app.deps, { name: 'Tidewater', ...storage });
  await anEvent(app.deps, { focus_area_id: 2 });
  await nextDay();
  await nextDay();
  expect((await follows.call(listNotifications, { query: {} })).body.items).toMatchObject([
    {
      kind: 'change',
      title: 'New in Energy Storage',
      body: 'New: 2 companies, 1 event. You get this notification because you follow Energy Storage.',
      path: '/network/following',
    },
  ]);
  const now = app.clock.now();
  app.clock.advance({ milliseconds: nextDigest(now, 'daily').getTime() - now.getTime() });
  await sendDueDigests(app.deps);
  await app.mail.flush();
  const mails = app.smtp.received.filter(({ to }) => to?.[0]?.address === follower.email);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('New in Energy Storage')]);
});

test('followed focus areas are among the followed records; there is none without an area', async () => {
  expect((await follows.call(listFollows, { query: {} })).body.items).toMatchObject([
    { kind: 'focus-area', id: 2, title: 'Energy Storage', path: '/focus/energy-storage' },
  ]);
  const refusal = await follows.refused(followRecord, { params: { ...area, id: '999999' } });
  expect(refusal.status).toBe(404);
});
