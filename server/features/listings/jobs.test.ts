import { describe, expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';

import { getListing, listListings } from '#contract/listings.ts';
import { closeListing, renewByLink, renewListing, reopenListing } from '#contract/listings-own.ts';
import { runAlone } from '#server/platform/jobs/repeat.ts';
import { createTestApp } from '#server/testing/app.ts';
import { failingAtFirst } from '#server/testing/failing-at-first.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { expireListings, listingJob, remindOwners } from './jobs.ts';

/** An app with a real mail server, an owner and a listing of theirs. */
async function setUp() {
  const smtp = await startMailServer();
  const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const owner = await app.aUser({ fullName: 'Olga Owner' });
  const id = await app.aListing(owner, { title: 'A listing that comes to its end' });
  const visitor = app.visitor();
  return {
    app,
    smtp,
    id,
    params: { id: String(id) },
    owner,
    /** Signed in again each time: sessions end while the clock is moved on. */
    own: () => app.signedIn(owner),
    visitor,
    async mails() {
      await app.mail.flush();
      return smtp.received;
    },
    async token() {
      await app.mail.flush();
      const found = /listings\/renew#token=([\w-]{43})/.exec(smtp.received.at(-1)?.text ?? '')?.[1];
      if (!found) throw new Error('The newest mail has no link to renew');
      return found;
    },
    expiresAt: async () => (await visitor.call(getListing, { params: { id: String(id) } })).body.expiresAt,
    bells: () => app.deps.database.db.selectFrom('notifications').select(['user_id', 'title', 'path']).execute(),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

describe('the reminder', () => {
  test("is mailed once, 7 days before the end, to the owner's account", async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 83, milliseconds: -1 });
    await remindOwners(it.app.deps);
    expect(await it.mails()).toHaveLength(0);
    it.app.clock.advance({ milliseconds: 1 });
    await remindOwners(it.app.deps);
    await remindOwners(it.app.deps);
    const mails = await it.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Your listing expires soon: A listing that comes to its end',
      to: [{ address: it.owner.email }],
    });
    expect(mails[0]?.text).toContain('expires on August 2, 2026');
    expect(await it.bells()).toEqual([
      {
        user_id: it.owner.id,
        title: 'Your listing "A listing that comes to its end" expires soon',
        path: '/network/listings/mine',
      },
    ]);
  });

  test('is mailed again in the next term, and not for closed listings', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 84 });
    await (await it.own()).call(closeListing, { params: it.params });
    await remindOwners(it.app.deps);
    expect(await it.mails()).toHaveLength(0);
    await (await it.own()).call(reopenListing, { params: it.params });
    await remindOwners(it.app.deps);
    expect(await it.mails()).toHaveLength(1);
    await (await it.own()).call(renewListing, { params: it.params });
    await remindOwners(it.app.deps);
    expect(await it.mails()).toHaveLength(1);
    it.app.clock.advance({ days: 84 });
    await remindOwners(it.app.deps);
    expect(await it.mails()).toHaveLength(2);
  });

  test('is mailed once for each of many listings, by two processes at once', async () => {
    await using it = await setUp();
    for (let number = 0; number < 130; number += 1) await it.app.aListing(it.owner);
    it.app.clock.advance({ days: 85 });
    await Promise.all([remindOwners(it.app.deps), remindOwners(it.app.deps)]);
    expect(await it.bells()).toHaveLength(131);
    const { count } = await it.app.deps.database.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(131);
  });
});

describe('the link of a reminder', () => {
  test('renews without a sign-in; a second click changes nothing', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const token = await it.token();
    const { body } = await it.visitor.call(renewByLink, { body: { token } });
    const expiresAt = new Date(it.app.clock.now().getTime() + 90 * day).toISOString();
    expect(body).toEqual({ id: it.id, title: 'A listing that comes to its end', expiresAt });
    it.app.clock.advance({ days: 3 });
    expect((await it.visitor.call(renewByLink, { body: { token } })).body.expiresAt).toBe(expiresAt);
    expect(await it.expiresAt()).toBe(expiresAt);
  });

  test('gives no other access: no session, no address', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const stranger = it.app.visitor();
    const answer = await stranger.send(renewByLink, { body: { token: await it.token() } });
    expect(await answer.text()).not.toContain('@');
    expect(stranger.cookies.size).toBe(0);
  });

  test('restores an expired listing until 30 days after its end', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const token = await it.token();
    it.app.clock.advance({ days: 35, milliseconds: -1 });
    await expireListings(it.app.deps);
    expect((await it.visitor.call(listListings, { query: {} })).body.items).toEqual([]);
    await it.visitor.call(renewByLink, { body: { token } });
    expect((await it.visitor.call(listListings, { query: { search: 'end' } })).body.items).toHaveLength(1);
  });

  test('is invalid 30 days after the end or after the next reminder, and is stored only as a hash', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const old = await it.token();
    const rows = await it.app.deps.database.db.selectFrom('listings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(old);
    await (await it.own()).call(renewListing, { params: it.params });
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const token = await it.token();
    expect((await it.visitor.refused(renewByLink, { body: { token: old } })).status).toBe(404);
    it.app.clock.advance({ days: 35 });
    const { status, body } = await it.visitor.refused(renewByLink, { body: { token } });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ token: 'This link has expired. Sign in to renew the listing.' });
  });

  test('does not reopen a closed listing', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const token = await it.token();
    await (await it.own()).call(closeListing, { params: it.params });
    expect((await it.visitor.refused(renewByLink, { body: { token } })).body.code).toBe('conflict');
    await (await it.app.as('admin')).call(closeListing, { params: it.params });
    expect((await it.visitor.refused(renewByLink, { body: { token } })).body.code).toBe('forbidden');
  });

  test('changes nothing when it is opened: only POST renews', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 85 });
    await remindOwners(it.app.deps);
    const before = await it.expiresAt();
    const token = await it.token();
    for (const path of [`/network/listings/renew?token=${token}`, `/api/listings/renewals?token=${token}`]) {
      await it.visitor.fetch(path);
    }
    expect(await it.expiresAt()).toBe(before);
  });
});

describe('the expiry job', () => {
  test('expires ended listings and notifies the owner once, even if two processes run it', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 90 });
    await Promise.all([runAlone(it.app.deps, listingJob), runAlone(it.app.deps, listingJob)]);
    await Promise.all([expireListings(it.app.deps), expireListings(it.app.deps)]);
    expect((await it.visitor.call(getListing, { params: it.params })).body.status).toBe('expired');
    expect((await it.bells()).map(({ title }) => title)).toEqual([
      'Your listing "A listing that comes to its end" has expired',
    ]);
    const stored = await it.app.deps.database.db.selectFrom('listings').select('status').execute();
    expect(stored).toEqual([{ status: 'expired' }]);
    expect(await it.app.deps.database.db.selectFrom('listing_search').select('rowid').execute()).toEqual([]);
  });

  test('skips a listing that is renewed at the same moment', async () => {
    await using it = await setUp();
    it.app.clock.advance({ days: 90 });
    const own = await it.own();
    await Promise.all([expireListings(it.app.deps), own.call(renewListing, { params: it.params })]);
    await expireListings(it.app.deps);
    const { body } = await it.visitor.call(getListing, { params: it.params });
    expect(body.status).toBe('published');
    expect((await it.visitor.call(listListings, { query: { search: 'end' } })).body.items).toHaveLength(1);
  });
});

test('a listing that cannot be expired, or reminded of, does not hold up the others, and has its turn again', async () => {
  await using it = await setUp();
  const { app } = it;
  await app.aListing(it.owner, { title: 'Another one' });
  const failing = () => ({ ...app.deps, database: failingAtFirst(app.deps.database) });
  const statuses = async () => {
    const rows = await app.deps.database.db.selectFrom('listings').select('status').orderBy('status').execute();
    return rows.map(({ status }) => status);
  };
  app.clock.advance({ days: 83 });
  await remindOwners(failing());
  expect(await it.bells()).toHaveLength(1);
  await remindOwners(app.deps);
  expect(await it.bells()).toHaveLength(2);
  app.clock.advance({ days: 7 });
  await expireListings(failing());
  expect(await statuses()).toEqual(['expired', 'published']);
  await expireListings(app.deps);
  expect(await statuses()).toEqual(['expired', 'expired']);
});
