import { afterAll, beforeAll, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { getRedemption, listOffers, listRedeemedOffers, type Offer, redeemOffer } from '#contract/offers.ts';
import { getAdminOffer, setOfferState } from '#contract/offers-admin.ts';
import { endLapsedMemberships } from '#server/features/memberships/lapse.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { aMembership } from '#server/testing/introduction-factory.ts';
import { anOffer } from '#server/testing/offer-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const one = (id: number) => ({ params: { id: String(id) } });
const shown = async (client: TestClient, id: number): Promise<Offer | undefined> =>
  (await client.call(listOffers)).body.find((offer) => offer.id === id);
const dayFromNow = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function annualMember() {
  const user = await app.aUser();
  await aMembership(app.deps, user, 'annual');
  return { user, client: await app.signedIn(user) };
}

test('a member gets the code and the link once, and the same ones at every further call', async () => {
  const id = await anOffer(app);
  const member = await app.as('professional');
  expect(await shown(member, id)).toMatchObject({ isRedeemed: false, isIncluded: true, standing: 'open', left: null });
  expect((await member.refused(getRedemption, one(id))).status).toBe(404);

  const { body: first } = await member.call(redeemOffer, one(id));
  expect(first).toMatchObject({ code: 'SAVE-20', url: 'https://meridian.example/redeem' });
  app.clock.advance({ minutes: 5 });
  expect((await member.call(redeemOffer, one(id))).body).toEqual(first);
  expect((await member.call(getRedemption, one(id))).body).toEqual(first);
  expect((await shown(member, id))?.isRedeemed).toBe(true);
  expect((await (await app.as('admin')).call(getAdminOffer, one(id))).body.redeemed).toBe(1);
});

test('own codes are given in the order of their import, one for each member, and no list has a code', async () => {
  const id = await anOffer(app, { codeKind: 'own' }, { codes: 'FIRST-1\nSECOND-2\nTHIRD-3' });
  const [ada, bob] = [await app.as('professional'), await app.as('professional')];
  expect((await ada.call(redeemOffer, one(id))).body.code).toBe('FIRST-1');
  expect((await bob.call(redeemOffer, one(id))).body.code).toBe('SECOND-2');
  expect((await shown(bob, id))?.left).toBe(1);
  for (const call of [listOffers, listRedeemedOffers]) {
    const answer = await ada.send(call, {});
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(await answer.text()).not.toMatch(/FIRST-1|SECOND-2|THIRD-3/);
  }
});

test('an offer without codes gives the link only once it is redeemed', async () => {
  const id = await anOffer(app, { codeKind: 'none', url: 'https://partner.example/for-members' });
  const member = await app.as('professional');
  expect(await (await member.send(listOffers)).text()).not.toContain('for-members');
  const { body } = await member.call(redeemOffer, one(id));
  expect(body).toMatchObject({ code: null, url: 'https://partner.example/for-members' });
});

test('members without the plan see titles only; the reason of the 403 says what is missing', async () => {
  const [forAll, forAnnual] = [await anOffer(app), await anOffer(app, { audience: 'annual' })];
  const free = await app.as('member');
  expect(await shown(free, forAll)).toMatchObject({ details: null, isIncluded: false, title: 'A day of consulting' });
  const refusal = await free.refused(redeemOffer, one(forAll));
  expect([refusal.status, refusal.body.message]).toEqual([403, 'This offer is for Professional members.']);

  const monthly = await app.as('professional');
  expect(await shown(monthly, forAnnual)).toMatchObject({ isIncluded: false, details: { hasCode: true } });
  const second = await monthly.refused(redeemOffer, one(forAnnual));
  expect([second.status, second.body.message]).toEqual([
    403,
    'This offer is for Professional members who are billed annually.',
  ]);
  const { client: annual } = await annualMember();
  expect((await annual.call(redeemOffer, one(forAnnual))).body.code).toBe('SAVE-20');
  expect((await app.visitor().refused(redeemOffer, one(forAll))).status).toBe(401);
});

test('what was redeemed can still be read when the offer has ended and the plan has lapsed', async () => {
  const id = await anOffer(app);
  const { user, client } = await annualMember();
  await client.call(redeemOffer, one(id));
  const admin = await app.as('admin');
  const { version } = (await admin.call(getAdminOffer, one(id))).body;
  await admin.call(setOfferState, { ...one(id), body: { state: 'ended', version } });
  app.clock.advance({ days: 367 });
  await endLapsedMemberships(app.deps);

  const lapsed = await app.signedIn(user);
  expect((await lapsed.call(redeemOffer, one(id))).body.code).toBe('SAVE-20');
  expect((await lapsed.call(getRedemption, one(id))).body.code).toBe('SAVE-20');
  const { items } = (await lapsed.call(listRedeemedOffers, { query: {} })).body;
  expect(items).toMatchObject([
    { id, standing: 'withdrawn', details: { gives: '20% off the first day of consulting.' } },
  ]);
  const other = await anOffer(app);
  expect((await lapsed.refused(redeemOffer, one(other))).status).toBe(403);
});

test('before the first day and after the last, in UTC, and when withdrawn, the refusal says why', async () => {
  const member = await app.as('professional');
  const reason = async (id: number) => {
    const { status, body } = await member.refused(redeemOffer, one(id));
    expect(status).toBe(409);
    return body.message;
  };
  const later = await anOffer(app, { startsOn: dayFromNow(1) });
  expect(await reason(later)).toMatch(/^This offer starts on .+ \(UTC\)\.$/);
  expect((await shown(member, later))?.standing).toBe('upcoming');

  const short = await anOffer(app, { startsOn: dayFromNow(0), endsOn: dayFromNow(0) });
  const untilMidnight = Date.parse(`${dayFromNow(1)}T00:00:00Z`) - app.clock.now().getTime();
  app.clock.advance({ seconds: untilMidnight / 1000 - 1 });
  expect((await shown(member, short))?.standing).toBe('open');
  app.clock.advance({ seconds: 1 });
  expect(await shown(member, short)).toBeUndefined();
  expect(await reason(short)).toMatch(/^This offer ended on .+ \(UTC\)\.$/);
  expect((await member.call(redeemOffer, one(later))).body.code).toBe('SAVE-20');

  expect(await reason(await anOffer(app, {}, { state: 'ended' }))).toBe('This offer has been withdrawn.');
  for (const id of [await anOffer(app, {}, { state: 'draft' }), 999_999]) {
    expect((await member.refused(redeemOffer, one(id))).status).toBe(404);
  }
});

test('an offer that is used up says so, and stays with those who have redeemed it', async () => {
  const id = await anOffer(app, { limit: 1 });
  const [first, second] = [await app.as('professional'), await app.as('professional')];
  expect((await shown(first, id))?.left).toBe(1);
  await first.call(redeemOffer, one(id));
  const refusal = await second.refused(redeemOffer, one(id));
  expect([refusal.status, refusal.body.message]).toEqual([409, 'This offer is used up: nothing is left to redeem.']);
  expect((await shown(second, id))?.standing).toBe('used-up');
  expect((await first.call(redeemOffer, one(id))).body.code).toBe('SAVE-20');
});

test('the list of what a member has redeemed has pages, the latest first', async () => {
  const member = await app.as('professional');
  const ids = [await anOffer(app), await anOffer(app), await anOffer(app)];
  for (const id of ids) await member.call(redeemOffer, one(id));
  const { body: first } = await member.call(listRedeemedOffers, { query: { limit: '2' } });
  expect([first.items.map(({ id }) => id), first.count.value]).toEqual([[ids[2], ids[1]], 3]);
  const cursor = first.nextCursor ?? '';
  const { body: second } = await member.call(listRedeemedOffers, { query: { limit: '2', cursor } });
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[ids[0]], null]);
});

test('the export has the codes of the member; after the deletion a code stays used', async () => {
  const id = await anOffer(app, { codeKind: 'own' }, { codes: 'MINE-1\nYOURS-2' });
  const user = await app.aUser({ membershipTier: 'professional' });
  const client = await app.signedIn(user);
  await client.call(redeemOffer, one(id));
  const { data } = (await client.call(exportAccount)).body;
  expect(data.offersYouRedeemed).toMatchObject([{ offer: { id, title: 'A day of consulting' }, code: 'MINE-1' }]);

  await client.call(deleteAccount, { body: { password: samplePassword } });
  const next = await app.as('professional');
  expect((await next.call(redeemOffer, one(id))).body.code).toBe('YOURS-2');
  expect((await (await app.as('admin')).call(getAdminOffer, one(id))).body).toMatchObject({
    redeemed: 2,
    codes: { imported: 2, left: 0 },
  });
});
