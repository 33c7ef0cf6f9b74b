import { expect, test } from 'vitest';
import { me } from '#contract/accounts.ts';
import { createCompany } from '#contract/companies.ts';
import { sendContactMessage, setContactStatus } from '#contract/contact.ts';
import { createDraft } from '#contract/listings-own.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { getOverview, getTrends, type TrendName } from '#contract/overview.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { companyForm } from '#server/testing/company-factory.ts';
import { aFeedSource } from '#server/testing/feeds.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { countByDay, findDaily, findLastDay, happenings } from './daily-store.ts';
import { countFigures } from './figures-store.ts';
import { rollUp } from './roll-up.ts';
import { trendsOf } from './trends.ts';
import { countWaiting } from './waiting-store.ts';

/** The newest values of a series. */
async function newest(app: TestApp, name: TrendName, count: number, range: '30d' | '90d' | '12m' = '30d') {
  const { series, spans } = await trendsOf(app.deps, range);
  for (const values of Object.values(series)) expect(values).toHaveLength(spans.length);
  return series[name].slice(-count);
}

test('a network without members shows zeros', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const { body } = await admin.call(getOverview);
  expect(Object.values(body.waiting)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  // The admin is the first member; the three dossiers exist in every database.
  expect(body.figures.professionals).toEqual({ value: 1, change: 0 });
  expect(body.figures.openListings).toEqual({ value: 0, change: 0 });
  const { body: trends } = await admin.call(getTrends, { query: {} });
  expect(trends.series.listings).toEqual(Array.from({ length: 30 }, () => 0));
  expect((await admin.refused(getTrends, { query: { range: '7d' } })).body.fields).toEqual({
    range: 'Please choose 30d, 90d or 12m',
  });
});

test('a task for admins is counted at once, and no longer once it is done', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const member = await app.as('member');
  const listing = await app.aListing(await app.aUser());
  const message = {
    name: 'Ines',
    email: 'ines@test.example',
    subject: 'A question',
    message: 'When is the next round?',
  };
  await member.call(sendContactMessage, { body: message });
  await member.call(createReport, { body: { kind: 'listing', id: listing, reason: 'spam' } });
  await aFeedSource(app.deps, { failures: 3 });
  await aFeedSource(app.deps, { failures: 3, state: 'paused' });
  const mail = { recipient: 'x@test.example', message: '{}', created_at: 'x', due_at: 'x' };
  await app.deps.database.write((trx) =>
    trx
      .insertInto('outbox')
      .values([
        { ...mail, status: 'failed' },
        { ...mail, status: 'sent' },
      ])
      .execute(),
  );
  const waiting = async () => (await admin.call(getOverview)).body.waiting;
  expect(await waiting()).toEqual({
    reports: 1,
    claims: 0,
    membershipRequests: 0,
    newMessages: 1,
    openMessages: 0,
    introductions: 0,
    failedMails: 1,
    failingFeeds: 1,
    offersRunningOut: 0,
  });
  await admin.call(setContactStatus, { params: { id: '1' }, body: { status: 'open' } });
  expect(await waiting()).toMatchObject({ newMessages: 0, openMessages: 1 });
});

test('figures show totals and the change of thirty days; they are counted once a minute', async () => {
  await using app = await createTestApp();
  const owner = await app.aUser();
  await app.aListing(owner);
  const closed = await app.aListing(owner);
  app.clock.advance({ days: 31 });
  const admin = await app.as('admin');
  const figures = async () => (await admin.call(getOverview)).body.figures;
  // The admin has a tier without a membership, so they count as a professional from the start.
  expect(await figures()).toMatchObject({
    freeMembers: { value: 1, change: 1 },
    openListings: { value: 2, change: 0 },
  });
  await app.aListing(owner);
  const { db } = app.deps.database;
  await db
    .updateTable('listings')
    .set({ status: 'closed', closed_by: 'owner', updated_at: app.clock.now().toISOString() })
    .where('id', '=', closed)
    .execute();
  const member = await app.signedIn(await app.aUser());
  await member.call(createCompany, { body: companyForm() });
  expect((await figures()).openListings).toEqual({ value: 2, change: 0 });
  app.clock.advance({ seconds: 60 });
  const later = await figures();
  expect(later.openListings).toEqual({ value: 2, change: 0 });
  expect(later.companies.change).toBe(1);
  expect(later.freeMembers.value).toBe(2);
});

test('sign-ups count for their UTC day, whether that day is stored or still being counted', async () => {
  await using app = await createTestApp();
  const start = app.clock.now().toISOString();
  expect(start).toBe('2026-05-04T09:00:00.000Z');
  const join = async (createdAt: string) => {
    const { id } = await app.aUser();
    await app.deps.database.write((trx) =>
      trx.updateTable('users').set({ created_at: createdAt }).where('id', '=', id).execute(),
    );
  };
  for (const time of ['2026-05-01T23:59:59.999Z', '2026-05-02T00:00:00.000Z', '2026-05-02T12:00:00.000Z', start])
    await join(time);
  const expected = [1, 2, 0, 1];
  expect(await newest(app, 'signUps', 4)).toEqual(expected);
  await rollUp(app.deps);
  expect(await findLastDay(app.deps.database, 'signUps')).toBe('2026-05-03');
  expect(await newest(app, 'signUps', 4)).toEqual(expected);
  expect(await newest(app, 'signUps', 2, '90d')).toEqual([3, 1]);
  expect(await newest(app, 'signUps', 2, '12m')).toEqual([0, 4]);
  // Stored figures are not counted again, so a second run changes nothing.
  await rollUp(app.deps);
  expect(await newest(app, 'signUps', 4)).toEqual(expected);
});

test('a day is stored an hour after its end, once by two processes', async () => {
  await using app = await createTestApp();
  await app.aUser();
  app.clock.advance({ minutes: 15 * 60 + 59 });
  await rollUp(app.deps);
  expect(await findLastDay(app.deps.database, 'signUps')).toBe('2026-05-03');
  app.clock.advance({ minutes: 1 });
  await Promise.all([rollUp(app.deps), rollUp(app.deps)]);
  expect(await findLastDay(app.deps.database, 'signUps')).toBe('2026-05-04');
  expect(await newest(app, 'signUps', 2)).toEqual([1, 0]);
});

test('drafts do not count as listings', async () => {
  await using app = await createTestApp();
  await app.aListing(await app.aUser());
  await (await app.as('member')).call(createDraft, { body: { type: 'job' } });
  expect(await newest(app, 'listings', 1)).toEqual([1]);
});

test('a member is active once a day, on any number of devices; a week shows its average', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const [phone, laptop] = await Promise.all([app.signedIn(user), app.signedIn(user)]);
  await app.signedIn(await app.aUser());
  expect(await newest(app, 'activeMembers', 2)).toEqual([0, 2]);
  app.clock.advance({ days: 1 });
  await Promise.all([phone.call(me), laptop.call(me)]);
  app.clock.advance({ minutes: 10 });
  await phone.call(me);
  expect(await newest(app, 'activeMembers', 2)).toEqual([2, 1]);
  // Monday two, Tuesday one.
  expect(await newest(app, 'activeMembers', 1, '90d')).toEqual([1.5]);
});

test('all queries read an index', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  await expectIndexed(database, async (spied) => {
    await countWaiting(spied, app.deps.now());
    await countFigures(spied, '2026-04-04', '2026-05-04');
    for (const name of Object.keys(happenings)) {
      await countByDay(spied, name as keyof typeof happenings, { from: '2026-05-03', until: '2026-05-05' });
    }
    await findDaily(spied, ['signUps', 'listings'], '2026-04-04');
    await findLastDay(spied, 'signUps');
  });
});
