import { expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';
import { createListing, getListing, getWithheldListing, listListings, reviewAge } from '#contract/listings.ts';
import { createDraft, getListingForm, listOwnListings, publishDraft, updateListing } from '#contract/listings-own.ts';
import { decideCase, listCases } from '#contract/moderation.ts';
import { createReport } from '#contract/moderation-reports.ts';
import { listNotifications } from '#contract/notifications.ts';
import { newestBy } from '#server/platform/db/newest-by.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { findNewMatches } from './store.ts';

const reviewing = { env: { LISTING_REVIEW: 'new-accounts' } };
const open = { query: { state: 'open' } } as const;

async function post(client: TestClient, title = 'A first listing of a new member') {
  return (await client.call(createListing, { body: listingForm({ title }) })).body;
}

async function shown(app: TestApp): Promise<number> {
  return (await app.visitor().call(listListings, { query: {} })).body.count.value;
}

/** Decides the newest open case. */
async function decide(admin: TestClient, action: 'approve' | 'decline' | 'hide', reason = '') {
  const { body } = await admin.call(listCases, open);
  const [card] = body.items;
  return (await admin.call(decideCase, { params: { id: String(card?.id) }, body: { action, reason } })).body;
}

test('the review is off by default, and members publish at once', async () => {
  await using app = await createTestApp();
  expect(app.deps.env.listingReview).toBe('off');
  const { id, isUnderReview } = await post(await app.as('member'));
  expect(isUnderReview).toBe(false);
  expect((await app.visitor().send(getListing, { params: { id } })).status).toBe(200);
});

test('the first listing of a new member waits, is approved, and then appears as if published just now', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({
    env: { ...reviewing.env, SMTP_URL: smtp.url, SITE_CONTACT_EMAIL: 'team@test.example' },
  });
  const [owner, admin] = [await app.aUser({ email: 'new@test.example' }), await app.as('admin')];
  const mine = await app.signedIn(owner);
  const held = await post(mine);
  expect(held.isUnderReview).toBe(true);
  const params = { id: String(held.id) };
  expect((await app.visitor().send(getListing, { params })).status).toBe(404);
  expect(await shown(app)).toBe(0);
  expect((await mine.call(getWithheldListing, { params })).body.hold).toMatchObject({ state: 'pending', reason: '' });
  // A second listing cannot avoid the review while the first one waits, not even as a draft.
  expect((await post(mine, 'A second listing of a new member')).isUnderReview).toBe(true);
  const { body: draft } = await mine.call(createDraft, { body: { type: 'company' } });
  const body = listingForm({ title: 'A third listing, by way of a draft' });
  const third = await mine.call(publishDraft, { params: { id: String(draft.id) }, body });
  expect(third.body.isUnderReview).toBe(true);
  const { body: queue } = await admin.call(listCases, { query: { state: 'open', kind: 'listing' } });
  expect(queue.items.map(({ source, hold, reportCount }) => [source, hold, reportCount])).toEqual(
    [1, 2, 3].map(() => ['review', 'pending', 0]),
  );
  await app.mail.flush();
  expect(smtp.received.map(({ subject }) => subject)).toContain(
    'A listing waits for review: A first listing of a new member',
  );

  // A saved search is up to date now; the reviewed listing must still count as new for it.
  app.clock.advance({ days: 2 });
  await app.aListing(await app.aUser(), { title: 'A listing of somebody else' });
  const seen = await newestBy(app.deps.database, 'listings', app.clock.now().toISOString());
  const caseId = queue.items.at(-1)?.id;
  const { body: approved } = await admin.call(decideCase, {
    params: { id: String(caseId) },
    body: { action: 'approve', reason: '' },
  });
  expect(approved).toMatchObject({ state: 'dismissed', hold: null, decision: { action: 'approve' } });
  expect(approved.itemId).toBeGreaterThan(seen);
  const after = { after: seen, upTo: approved.itemId, notOf: 0, limit: 5 };
  const news = await findNewMatches(app.deps.database, null, after);
  expect(news.map(({ title }) => title)).toEqual(['A first listing of a new member']);
  const { body: published } = await mine.call(getListing, { params: { id: String(approved.itemId) } });
  expect(published).toMatchObject({ status: 'published', createdAt: app.clock.now().toISOString() });
  expect(Date.parse(published.expiresAt) - app.clock.now().getTime()).toBe(90 * day);
  const { body: bell } = await mine.call(listNotifications, { query: {} });
  expect(bell.items[0]).toMatchObject({
    title: 'Your listing "A first listing of a new member" is published',
    path: `/network/listings/${approved.itemId}`,
  });
  // From then on the member publishes at once.
  expect((await post(mine, 'A listing after the approval')).isUnderReview).toBe(false);
});

test('the owner can change a declined listing, which is then reviewed again', async () => {
  await using app = await createTestApp(reviewing);
  const [owner, admin] = [await app.aUser(), await app.as('admin')];
  const mine = await app.signedIn(owner);
  const { id } = await post(mine);
  const params = { id: String(id) };
  await decide(admin, 'decline', 'Please say what you sell');
  expect(await shown(app)).toBe(0);
  const { body: own } = await mine.call(listOwnListings, { query: {} });
  expect(own.items[0]?.hold).toMatchObject({ state: 'declined', reason: 'Please say what you sell' });
  const { body: form } = await mine.call(getListingForm, { params });
  const title = 'A first listing that says what it sells';
  await mine.call(updateListing, { params, body: { ...listingForm({ title }), version: form.version } });
  const { body: queue } = await admin.call(listCases, open);
  expect(queue.items).toMatchObject([{ title, source: 'review', hold: 'pending' }]);
  expect((await decide(admin, 'approve')).hold).toBeNull();
  expect(await shown(app)).toBe(1);
});

test('an account is new for seven days, to the millisecond; admins never wait', async () => {
  await using app = await createTestApp(reviewing);
  const users = [await app.aUser(), await app.aUser()];
  app.clock.advance({ milliseconds: reviewAge.days * day - 1 });
  expect((await post(await app.signedIn(users[0] ?? (await app.aUser())))).isUnderReview).toBe(true);
  app.clock.advance({ milliseconds: 1 });
  expect((await post(await app.signedIn(users[1] ?? (await app.aUser())))).isUnderReview).toBe(false);
  expect((await post(await app.as('admin'))).isUnderReview).toBe(false);
});

test('each listing of a member with an upheld report waits, however old the account', async () => {
  await using app = await createTestApp(reviewing);
  const owner = await app.aUser();
  app.clock.advance({ days: 30 });
  const admin = await app.as('admin');
  const mine = await app.signedIn(owner);
  const { id, isUnderReview } = await post(mine);
  expect(isUnderReview).toBe(false);
  await (await app.as('member')).call(createReport, { body: { kind: 'listing', id, reason: 'fraud' } });
  await decide(admin, 'hide', 'Claims that nobody can check');
  expect((await post(mine)).isUnderReview).toBe(true);
  await decide(admin, 'approve');
  expect((await post(mine)).isUnderReview).toBe(true);
});

test('a listing whose owner has left can be declined', async () => {
  await using app = await createTestApp(reviewing);
  const [owner, admin] = [await app.aUser(), await app.as('admin')];
  const { id } = await post(await app.signedIn(owner));
  await app.deps.database.write((trx) => trx.deleteFrom('listings').where('id', '=', id).execute());
  const [card] = (await admin.call(listCases, open)).body.items;
  const params = { id: String(card?.id) };
  const refusal = await admin.refused(decideCase, { params, body: { action: 'approve', reason: '' } });
  expect(refusal.status).toBe(409);
  expect((await decide(admin, 'decline', 'Nothing left')).isGone).toBe(true);
});

test('a listing that is changed during its approval is reviewed again, or the change is refused', async () => {
  await using app = await createTestApp(reviewing);
  const admin = await app.as('admin');
  for (let round = 0; round < 4; round += 1) {
    const mine = await app.signedIn(await app.aUser());
    const { id } = await post(mine);
    const { body: form } = await mine.call(getListingForm, { params: { id: String(id) } });
    const [card] = (await admin.call(listCases, open)).body.items;
    app.clock.advance({ seconds: 1 });
    const body = { ...listingForm({ title: 'Something else altogether than before' }), version: form.version };
    const approval = { action: 'approve', reason: '', seenAt: card?.lastAt };
    const [edit, decision] = await Promise.all([
      mine.send(updateListing, { params: { id }, body }),
      admin.send(decideCase, { params: { id: card?.id ?? 0 }, body: approval }),
    ]);
    // Whichever comes first: no listing is published in a form that the team has not reviewed.
    expect([edit.status, decision.status]).toEqual(decision.ok ? [404, 200] : [200, 409]);
    if (!decision.ok) await decide(admin, 'approve');
  }
  expect(await shown(app)).toBe(4);
});
