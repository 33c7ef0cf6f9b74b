import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { getListing, type Listing, listListings, viewListing } from '#contract/listings.ts';
import { closeListing, listOwnListings, renewListing, reopenListing } from '#contract/listings-own.ts';
import { createPageMeta } from '#server/platform/http/page-meta.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { expireListings } from './jobs.ts';

let app: TestApp;
let owner: CurrentUser;
let own: TestClient;
let stranger: TestClient;
let admin: TestClient;
let visitor: TestClient;
let word = 0;

beforeAll(async () => {
  app = await createTestApp();
  // The owner's plan gives figures.
  owner = await app.aUser({ membershipTier: 'professional' });
  own = await app.signedIn(owner);
  stranger = await app.as('professional');
  admin = await app.as('admin');
  visitor = app.visitor();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A new listing of the owner, with a unique word to find it. */
async function aListing() {
  word += 1;
  const name = `lifeword${word}x`;
  const id = await app.aListing(owner, { title: `Life of a listing ${name}`, tags: [name] });
  const params = { id: String(id) };
  return {
    id,
    params,
    page: async (): Promise<Listing> => (await visitor.call(getListing, { params })).body,
    isFound: async () => {
      const [byWord, byTag] = [
        await visitor.call(listListings, { query: { search: name } }),
        await visitor.call(listListings, { query: { tag: name } }),
      ];
      expect(byWord.body.items).toEqual(byTag.body.items);
      expect(byWord.body.count.value).toBe(byWord.body.items.length);
      return byWord.body.items.length === 1;
    },
    isListed: async () => (await visitor.call(listListings, { query: {} })).body.items.some((item) => item.id === id),
  };
}

const steps = { close: closeListing, reopen: reopenListing, renew: renewListing } as const;

describe('closing and publishing again', () => {
  test('removes a listing from list and search, and restores it; its page stays and shows the state', async () => {
    const listing = await aListing();
    expect(await listing.isFound()).toBe(true);
    const { body } = await own.call(closeListing, { params: listing.params });
    expect(body).toMatchObject({ id: listing.id, status: 'closed', closedBy: 'owner' });
    expect(await listing.isFound()).toBe(false);
    expect(await listing.isListed()).toBe(false);
    expect((await listing.page()).status).toBe('closed');

    const again = await own.call(reopenListing, { params: listing.params });
    expect(again.body).toMatchObject({ status: 'published', closedBy: null, expiresAt: body.expiresAt });
    expect(await listing.isFound()).toBe(true);
    expect(await listing.isListed()).toBe(true);
    expect((await listing.page()).status).toBe('published');
  });

  test('a closed or expired listing takes no enquiries and is not for search engines', async () => {
    const listing = await aListing();
    const enquiry = {
      body: {
        kind: 'listing' as const,
        id: listing.id,
        name: 'Ada',
        email: 'ada@test.example',
        message: 'Hello there, tell me more.',
      },
    };
    const meta = () => createPageMeta(app.deps)(`/network/listings/${listing.id}`);
    expect(await meta()).not.toHaveProperty('isPrivate');
    await visitor.call(sendEnquiry, enquiry);
    await own.call(closeListing, { params: listing.params });
    expect((await visitor.refused(sendEnquiry, enquiry)).body).toMatchObject({
      code: 'conflict',
      message: 'This listing no longer takes enquiries.',
    });
    expect(await meta()).toMatchObject({ isPrivate: true });
    await own.call(reopenListing, { params: listing.params });
    await visitor.call(sendEnquiry, enquiry);
  });

  test('a listing closed by an admin has no page, and only an admin can reopen it; the owner is notified', async () => {
    const listing = await aListing();
    expect((await admin.call(closeListing, { params: listing.params })).body.closedBy).toBe('admin');
    for (const client of [visitor, own, stranger]) {
      expect((await client.refused(getListing, { params: listing.params })).status).toBe(404);
    }
    expect(await createPageMeta(app.deps)(`/network/listings/${listing.id}`)).toBeNull();
    for (const endpoint of [reopenListing, renewListing]) {
      const { status, body } = await own.refused(endpoint, { params: listing.params });
      expect(status).toBe(403);
      expect(body.message).toContain('Our team has closed this listing');
      expect((await stranger.refused(endpoint, { params: listing.params })).status).toBe(404);
    }
    const told = await app.deps.database.db
      .selectFrom('notifications')
      .where('user_id', '=', owner.id)
      .select(['kind', 'title', 'path'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({
      kind: 'moderation',
      title: 'Our team has closed one of your listings',
      path: '/network/listings/mine',
    });
    expect((await own.call(listOwnListings, { query: { limit: '1' } })).body.items[0]?.closedBy).toBe('admin');
    await admin.call(reopenListing, { params: listing.params });
    expect(await listing.isFound()).toBe(true);
  });
});

describe("another member's listing", () => {
  test.each(['close', 'reopen', 'renew'] as const)('is refused: %s', async (step) => {
    const listing = await aListing();
    if (step === 'reopen') await own.call(closeListing, { params: listing.params });
    const before = await listing.page();
    const { status, body } = await stranger.refused(steps[step], { params: listing.params });
    expect(status).toBe(403);
    expect(body.message).toBe('This listing belongs to someone else.');
    expect((await visitor.refused(steps[step], { params: listing.params })).status).toBe(401);
    expect(await listing.page()).toEqual(before);
  });

  test.each(['close', 'reopen', 'renew'] as const)('is answered with 404 if it does not exist: %s', async (step) => {
    expect((await own.refused(steps[step], { params: { id: 999_999_999 } })).status).toBe(404);
  });
});

describe('the end of a term', () => {
  test('ends the listing to the millisecond, also before the job runs; a renewal restores it', async () => {
    await using later = await createTestApp();
    const user = await later.aUser();
    const id = await later.aListing(user);
    const params = { id: String(id) };
    const shown = async () => (await later.visitor().call(listListings, { query: {} })).body.items.length;
    const status = async () => (await later.visitor().call(getListing, { params })).body.status;
    later.clock.advance({ days: 90, milliseconds: -1 });
    expect([await shown(), await status()]).toEqual([1, 'published']);
    later.clock.advance({ milliseconds: 1 });
    expect([await shown(), await status()]).toEqual([0, 'expired']);
    // A new session, because one from ninety days ago has ended.
    const client = await later.signedIn(user);
    expect((await client.refused(reopenListing, { params })).body.code).toBe('conflict');
    await expireListings(later.deps);
    expect([await shown(), await status()]).toEqual([0, 'expired']);
    const renewed = await client.call(renewListing, { params });
    expect(renewed.body.expiresAt).toBe(new Date(later.clock.now().getTime() + 90 * 86_400_000).toISOString());
    expect([await shown(), await status()]).toEqual([1, 'published']);
    expect((await later.visitor().call(listListings, { query: { search: 'sample' } })).body.items).toHaveLength(1);
  });
});

describe('views', () => {
  test("count once for each viewer and day, without the owner's own", async () => {
    const listing = await aListing();
    const views = async () =>
      (await own.call(listOwnListings, { query: { limit: '1' } })).body.items[0]?.figures?.views;
    expect(await views()).toBe(0);
    await own.call(viewListing, { params: listing.params });
    expect(await views()).toBe(0);
    await stranger.call(viewListing, { params: listing.params });
    await stranger.call(viewListing, { params: listing.params });
    await visitor.call(viewListing, { params: listing.params });
    expect(await views()).toBe(2);
    expect((await visitor.refused(viewListing, { params: { id: 999_999_999 } })).status).toBe(404);
  });
});

test('close and reopen at once leave list, search and page consistent', async () => {
  const listing = await aListing();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      own.send(closeListing, { params: listing.params }),
      admin.send(reopenListing, { params: listing.params }),
      own.send(renewListing, { params: listing.params }),
      own.send(closeListing, { params: listing.params }),
    ]);
    const isPublished = (await listing.page()).status === 'published';
    expect([await listing.isFound(), await listing.isListed()]).toEqual([isPublished, isPublished]);
  }
});

test('after any steps of owner, admin, stranger and job, only current listings are listed and found', async () => {
  await using it = await createTestApp();
  const user = await it.aUser();
  const [boss, passerBy] = [await it.aUser({ role: 'admin' }), await it.aUser()];
  const anySteps = fc.array(
    fc.record({
      who: fc.constantFrom('owner', 'admin', 'stranger', 'job'),
      step: fc.constantFrom('close', 'reopen', 'renew'),
      which: fc.nat(2),
      days: fc.constantFrom(0, 0, 0, 1, 30, 90),
    }),
    { minLength: 5, maxLength: 15 },
  );
  const property = fc.asyncProperty(anySteps, async (sequence) => {
    const ids = [await it.aListing(user), await it.aListing(user), await it.aListing(user)];
    for (const { who, step, which, days } of sequence) {
      it.clock.advance({ days });
      if (who === 'job') await expireListings(it.deps);
      else {
        // Signed in again each time: sessions end while the clock is moved on.
        const client = await it.signedIn(who === 'owner' ? user : who === 'admin' ? boss : passerBy);
        const answer = await client.send(steps[step], { params: { id: ids[which] ?? 0 } });
        expect([200, 403, 404, 409]).toContain(answer.status);
        if (who === 'stranger') expect(answer.status).not.toBe(200);
      }
    }
    const now = it.clock.now().toISOString();
    const rows = await it.deps.database.db.selectFrom('listings').selectAll().where('id', 'in', ids).execute();
    const live = rows
      .filter(({ status, expires_at }) => status === 'published' && (expires_at ?? '') > now)
      .map(({ id }) => id)
      .toSorted((a, b) => b - a);
    for (const query of [{}, { search: 'sample' }]) {
      const { body } = await it.visitor().call(listListings, { query: { ...query, limit: '50' } });
      expect(body.items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(live);
    }
    // The index contains exactly the listings that are stored as published.
    const indexed = await it.deps.database.db.selectFrom('listing_search').select('rowid').execute();
    const published = rows.filter(({ status }) => status === 'published').map(({ id }) => id);
    expect(new Set(indexed.map(({ rowid }) => rowid).filter((id) => ids.includes(id)))).toEqual(new Set(published));
    await it.deps.database.write((trx) => trx.deleteFrom('listings').where('id', 'in', ids).execute());
    await it.deps.database.write((trx) => trx.deleteFrom('listing_search').where('rowid', 'in', ids).execute());
  });
  await fc.assert(property, { numRuns: 15 });
});
