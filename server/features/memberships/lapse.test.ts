import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { me, signIn } from '#contract/accounts.ts';
import { endRenewal, listCharges, myMembership, renewalGrace, requestMembership } from '#contract/memberships.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { approveRequest } from './decisions.ts';
import { endLapsedMemberships } from './lapse.ts';
import { endMembership, extendMembership } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A professional whose month began now, and how long it lasts (milliseconds). */
async function aMonth(subscriptionId: string | null = null) {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const { body } = await client.call(requestMembership, { body: { billing: 'monthly' } });
  await app.deps.database.write((trx) =>
    approveRequest(
      app.deps,
      trx,
      body.request.id,
      subscriptionId === null
        ? { decidedBy: user.id, payment: null }
        : {
            decidedBy: null,
            payment: { terms: { billing: 'monthly', amountCents: 6999 }, subscriptionId, checkoutId: 0 },
          },
    ),
  );
  const membership = (await client.call(myMembership)).body;
  const length = Date.parse(membership.renewsAt ?? '') - app.clock.now().getTime();
  /** Sessions are shorter than some memberships. */
  const tier = async () => (await (await app.signedIn(user)).call(me)).body?.membershipTier;
  const storedTier = async () =>
    (
      await app.deps.database.db
        .selectFrom('users')
        .where('id', '=', user.id)
        .select('membership_tier')
        .executeTakeFirstOrThrow()
    ).membership_tier;
  return { user, client, length, tier, storedTier };
}

const toldOfTheEnd = async (userId: number) =>
  (
    await app.deps.database.db
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .where('kind', '=', 'membership')
      .select('title')
      .execute()
  ).filter(({ title }) => title.includes('has ended')).length;

describe('a membership paid by invoice', () => {
  test('gives its benefits until its last moment, and none after it', async () => {
    const { user, tier, storedTier, length } = await aMonth();
    app.clock.advance({ milliseconds: length - 1 });
    expect(await tier()).toBe('professional');
    app.clock.advance({ milliseconds: 1 });
    expect(await tier()).toBe('free');
    // At once, before the clearing job has run.
    expect(await storedTier()).toBe('professional');
    const credentials = { body: { username: user.username, password: samplePassword } };
    expect((await app.visitor().call(signIn, credentials)).body.membershipTier).toBe('free');
    const browser = await app.signedIn(user);
    expect((await browser.call(myMembership)).body).toMatchObject({ tier: 'free', billing: null, renewsAt: null });
    // A member whose membership has ended can ask for another one.
    await browser.call(requestMembership, { body: { billing: 'annual' } });
  });

  test('is ended once, with one notice to its member, by several processes', async () => {
    const { user, storedTier, length } = await aMonth();
    app.clock.advance({ milliseconds: length - 1 });
    await endLapsedMemberships(app.deps);
    expect(await storedTier()).toBe('professional');
    app.clock.advance({ milliseconds: 1 });
    await Promise.all([endLapsedMemberships(app.deps), endLapsedMemberships(app.deps), endLapsedMemberships(app.deps)]);
    expect(await storedTier()).toBe('free');
    expect(await toldOfTheEnd(user.id)).toBe(1);
  });
});

describe('a membership that a subscription renews', () => {
  test('lasts a day longer while the provider has not reported', async () => {
    const { user, tier, storedTier, length } = await aMonth('sub_waits');
    expect((await (await app.signedIn(user)).call(myMembership)).body.isRenewing).toBe(true);
    app.clock.advance({ milliseconds: length + renewalGrace - 1 });
    await endLapsedMemberships(app.deps);
    expect(await tier()).toBe('professional');
    app.clock.advance({ milliseconds: 1 });
    expect(await tier()).toBe('free');
    await endLapsedMemberships(app.deps);
    expect(await storedTier()).toBe('free');
    expect(await toldOfTheEnd(user.id)).toBe(1);
  });

  test('continues if the report comes late', async () => {
    const { tier, length } = await aMonth('sub_late');
    app.clock.advance({ milliseconds: length + renewalGrace, minutes: 5 });
    await endLapsedMemberships(app.deps);
    const endsAt = new Date(app.clock.now().getTime() + length).toISOString();
    await app.deps.database.write((trx) => extendMembership(trx, 'sub_late', endsAt, endsAt));
    expect(await tier()).toBe('professional');
  });

  test('lasts until its last moment and no longer, if its member has cancelled it', async () => {
    const { client, tier, length } = await aMonth('sub_left');
    const { body } = await client.call(endRenewal);
    expect(body).toMatchObject({ tier: 'professional', isRenewing: false });
    expect((await client.refused(endRenewal)).status).toBe(409);
    // The provider's word on the old subscription changes nothing: the membership is paid.
    await app.deps.database.write((trx) => endMembership(trx, 'sub_left', app.clock.now().toISOString()));
    app.clock.advance({ milliseconds: length - 1 });
    await endLapsedMemberships(app.deps);
    expect(await tier()).toBe('professional');
    app.clock.advance({ milliseconds: 1 });
    await endLapsedMemberships(app.deps);
    expect(await tier()).toBe('free');
  });

  test('is not shortened by a late message', async () => {
    const { client, length } = await aMonth('sub_stale');
    const end = app.clock.now().getTime() + length;
    for (const at of [end + 60_000, end]) {
      await app.deps.database.write((trx) =>
        extendMembership(trx, 'sub_stale', new Date(at).toISOString(), new Date(end).toISOString()),
      );
    }
    expect((await client.call(myMembership)).body.renewsAt).toBe(new Date(end + 60_000).toISOString());
  });

  test('does not return once the provider has ended it', async () => {
    const { tier, length } = await aMonth('sub_ended');
    app.clock.advance({ minutes: 5 });
    await app.deps.database.write((trx) => endMembership(trx, 'sub_ended', app.clock.now().toISOString()));
    const endsAt = new Date(app.clock.now().getTime() + length).toISOString();
    await app.deps.database.write((trx) => extendMembership(trx, 'sub_ended', endsAt, endsAt));
    expect(await tier()).toBe('free');
  });
});

test('a tier granted by an admin does not end', async () => {
  const user = await app.aUser({ membershipTier: 'professional' });
  app.clock.advance({ days: 4000 });
  expect((await (await app.signedIn(user)).call(me)).body?.membershipTier).toBe('professional');
});

test("charges list the member's own requests and their prices", async () => {
  const { user, client } = await aMonth();
  await aMonth();
  expect((await client.call(listCharges)).body.items).toMatchObject([
    { title: 'Professional membership, billed monthly', amountCents: 6999, status: 'approved' },
  ]);
  const other = await app.aUser();
  const browser = await app.signedIn(other);
  await browser.call(requestMembership, { body: { billing: 'annual' } });
  expect((await browser.call(listCharges)).body.items).toMatchObject([
    { title: 'Professional membership, billed annually', amountCents: 59_988, status: 'requested' },
  ]);
  expect(user.id).not.toBe(other.id);
});
