import { describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import { me } from '#contract/accounts.ts';
import { quoteIntroduction } from '#contract/introductions.ts';
import {
  decideMembershipRequest,
  listCharges,
  listCheckouts,
  myMembership,
  requestMembership,
  withdrawMembershipRequest,
} from '#contract/memberships.ts';
import { listNotifications } from '#contract/notifications.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createClock } from '#server/testing/clock.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { deliver, type StripeStandIn, startStripe } from '#server/testing/stripe.ts';
import { endLapsedMemberships } from './lapse.ts';
import { carryOutTasks } from './payment-tasks.ts';

/** The app with its own Stripe, on one clock. */
async function setUp() {
  const clock = createClock();
  const stripe = await startStripe(clock.now);
  const app = await createMailingApp({ payments: stripe.payments, clock });
  return {
    app,
    stripe,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
}

/** A member's payment page with this billing. */
async function open(stripe: StripeStandIn, member: TestClient, billing: 'monthly' | 'annual') {
  const { body } = await member.call(requestMembership, { body: { billing } });
  return { requestId: String(body.request.id), session: stripe.sessionIdOf(body.checkoutUrl) };
}

const membershipOf = async (member: TestClient) => (await member.call(myMembership)).body;
const tierOf = async (member: TestClient) => (await member.call(me)).body?.membershipTier;

/** The payment pages and their outcomes, oldest first. */
async function pages(app: MailingApp) {
  const admin = await app.as('admin');
  return (await admin.call(listCheckouts, { query: {} })).body.items.toReversed();
}

async function expectGivenBack({ app, stripe }: Pick<Setup, 'app' | 'stripe'>, session: string, why: string) {
  await carryOutTasks(app.deps);
  expect(stripe.paymentOf(session)?.isRefunded).toBe(true);
  const subscription = stripe.sessions.get(session)?.subscription ?? '';
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
  const page = (await pages(app)).find(({ sessionId }) => sessionId === session);
  expect(page).toMatchObject({ state: 'refunded', refundReason: expect.stringContaining(why), problem: null });
  await app.mail.flush();
  const toTeam = app.smtp.received.filter(({ subject }) => subject?.includes('is refunded'));
  expect(toTeam.filter(({ text }) => text?.includes(why))).toHaveLength(1);
}
type Setup = Awaited<ReturnType<typeof setUp>>;

describe('H2: a payment starts the membership that was paid for', () => {
  test('the payment page charges the requested amount in dollars, and names what it is for', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const user = await app.aUser();
    const member = await app.signedIn(user);
    await open(stripe, member, 'annual');
    const form = Object.fromEntries(stripe.calls[0]?.form ?? []);
    expect(form).toMatchObject({
      mode: 'subscription',
      customer_email: user.email,
      'metadata[billing]': 'annual',
      'line_items[0][price_data][unit_amount]': '59988',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'year',
    });
  });

  test('a second request on the same terms gets the same page', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const first = await open(stripe, member, 'monthly');
    expect(await open(stripe, member, 'monthly')).toEqual(first);
    expect(stripe.sessions.size).toBe(1);
    // A page that is about to expire is not shown again.
    app.clock.advance({ minutes: 24 * 60 - 5 });
    expect((await open(stripe, await app.signedIn(await userOf(member)), 'monthly')).session).not.toBe(first.session);
  });

  test('the cheap page, paid after the expensive one was opened, gives the cheap membership; the expensive page is closed', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const cheap = await open(stripe, member, 'monthly');
    const dear = await open(stripe, member, 'annual');
    expect((await deliver(app.url, await stripe.pay(cheap.session))).status).toBe(200);
    expect(await membershipOf(member)).toMatchObject({ tier: 'professional', billing: 'monthly', isRenewing: true });
    expect((await member.call(quoteIntroduction)).body).toMatchObject({ freeLeft: 0, price: { cents: 2999 } });
    expect((await member.call(listCharges)).body.items).toMatchObject([{ amountCents: 6999, status: 'approved' }]);
    await carryOutTasks(app.deps);
    expect(stripe.sessions.get(dear.session)?.status).toBe('expired');
    expect((await pages(app)).map(({ state }) => state)).toEqual(['paid', 'closed']);
  });

  test('an earlier page is closed when another is opened, and when the request is decided or withdrawn', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const [member, other, admin] = [await app.as('member'), await app.as('member'), await app.as('admin')];
    const earlier = await open(stripe, member, 'monthly');
    const later = await open(stripe, member, 'annual');
    await carryOutTasks(app.deps);
    expect(stripe.sessions.get(earlier.session)?.status).toBe('expired');
    expect(stripe.sessions.get(later.session)?.status).toBe('open');
    const decision = { params: { id: later.requestId }, body: { decision: 'decline' as const } };
    await admin.call(decideMembershipRequest, decision);
    const left = await open(stripe, other, 'annual');
    await other.call(withdrawMembershipRequest, { params: { id: left.requestId } });
    await carryOutTasks(app.deps);
    for (const { session } of [later, left]) expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect((await pages(app)).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  });

  test('messages that arrive twice, at once or in another order take effect once', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session } = await open(stripe, member, 'monthly');
    const paid = await stripe.pay(session);
    const subscription = stripe.sessions.get(session)?.subscription ?? '';
    const renewedUntil = new Date(app.clock.now().getTime() + 70 * 24 * 60 * 60 * 1000);
    const renewed = await stripe.renew(subscription, renewedUntil);
    // The renewal is reported before the payment, and the payment three times and once more under another number.
    await deliver(app.url, renewed);
    const again = await stripe.message('checkout.session.completed', stripe.sessions.get(session) ?? {});
    const answers = await Promise.all([paid, paid, again, paid].map((message) => deliver(app.url, message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await app.deps.database.db.selectFrom('memberships').select('id').execute()).toHaveLength(1);
    await carryOutTasks(app.deps);
    const renewsAt = new Date(Math.floor(renewedUntil.getTime() / 1000) * 1000).toISOString();
    expect(await membershipOf(member)).toMatchObject({ billing: 'monthly', renewsAt });
    await app.mail.flush();
    expect(app.smtp.received.filter(({ subject }) => subject?.startsWith('Welcome'))).toHaveLength(1);
    expect(app.smtp.received.at(-1)?.text).toContain('You have paid $69.99');
    expect(stripe.paymentOf(session)?.isRefunded).toBe(false);
  });

  test('a subscription that ended before its payment is reported gives no lasting membership', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session } = await open(stripe, member, 'monthly');
    const paid = await stripe.pay(session);
    await deliver(app.url, await stripe.end(stripe.sessions.get(session)?.subscription ?? ''));
    await deliver(app.url, paid);
    await carryOutTasks(app.deps);
    expect(await tierOf(member)).toBe('free');
  });

  test('a missing message is asked for', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const [member, other] = [await app.as('member'), await app.as('member')];
    const { session } = await open(stripe, member, 'annual');
    const unpaid = await open(stripe, other, 'annual');
    await stripe.pay(session);
    await carryOutTasks(app.deps);
    expect(await tierOf(member)).toBe('free');
    app.clock.advance({ minutes: 2 });
    await carryOutTasks(app.deps);
    expect(await membershipOf(member)).toMatchObject({ tier: 'professional', billing: 'annual' });
    // The other page expires without a message.
    app.clock.advance({ minutes: 25 * 60 });
    await carryOutTasks(app.deps);
    expect((await pages(app)).find(({ sessionId }) => sessionId === unpaid.session)?.state).toBe('closed');
    const calls = stripe.calls.length;
    app.clock.advance({ minutes: 25 * 60 });
    await carryOutTasks(app.deps);
    expect(stripe.calls.length, 'settled requests are not asked about again').toBe(calls);
  });

  test('a renewal or an end that is never reported is asked for', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const user = await app.aUser();
    const { session } = await open(stripe, await app.signedIn(user), 'monthly');
    await deliver(app.url, await stripe.pay(session));
    await carryOutTasks(app.deps);
    const subscription = stripe.sessions.get(session)?.subscription ?? '';
    const tier = async () => tierOf(await app.signedIn(user));
    app.clock.advance({ days: 31 });
    await stripe.renew(subscription, new Date(app.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000));
    await carryOutTasks(app.deps);
    app.clock.advance({ days: 2 });
    await endLapsedMemberships(app.deps);
    expect(await tier()).toBe('professional');
    app.clock.advance({ days: 29 });
    await stripe.end(subscription);
    await carryOutTasks(app.deps);
    expect(await tier()).toBe('free');
  });

  test('a message with a wrong or missing signature changes nothing', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session } = await open(stripe, member, 'monthly');
    const message = await stripe.pay(session);
    const forged = { ...message, body: message.body.replace('"paid"', '"paid" ') };
    for (const attempt of [{ ...message, signature: '' }, { ...message, signature: 't=1,v1=00' }, forged]) {
      const answer = await deliver(app.url, attempt);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
    expect(await tierOf(member)).toBe('free');
  });
});

describe('H2: a payment without a matching request is refunded, and everyone concerned is notified', () => {
  test('one that arrives after the request was declined', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const user = await app.aUser();
    const [member, admin] = [await app.signedIn(user), await app.as('admin')];
    const { session, requestId } = await open(stripe, member, 'annual');
    const paid = await stripe.pay(session);
    await admin.call(decideMembershipRequest, { params: { id: requestId }, body: { decision: 'decline' } });
    await Promise.all([deliver(app.url, paid), deliver(app.url, paid)]);
    expect(await tierOf(member)).toBe('free');
    await expectGivenBack(setup, session, 'had been declined');
    const mail = app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email).at(-1);
    expect(mail?.text).toContain('We received $599.88 from you');
    const [notice] = (await member.call(listNotifications, { query: {} })).body.items;
    expect(notice?.title).toBe('We are refunding your payment of $599.88');
    expect((await member.call(listCharges)).body.items.map(({ status }) => status)).toContain('refunded');
  });

  test('one that arrives after the request was withdrawn, without a message', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session, requestId } = await open(stripe, member, 'monthly');
    await stripe.pay(session);
    await member.call(withdrawMembershipRequest, { params: { id: requestId } });
    // The page is to be closed but has already been paid.
    await expectGivenBack(setup, session, 'had been withdrawn');
    expect(await tierOf(member)).toBe('free');
  });

  test('a second payment, in either order', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const first = await open(stripe, member, 'monthly');
    const second = await open(stripe, member, 'annual');
    const [paidFirst, paidSecond] = [await stripe.pay(first.session), await stripe.pay(second.session)];
    await deliver(app.url, paidSecond);
    await deliver(app.url, paidFirst);
    expect(await membershipOf(member)).toMatchObject({ tier: 'professional', billing: 'annual', isRenewing: true });
    await expectGivenBack(setup, first.session, 'had already begun');
    expect(stripe.paymentOf(second.session)?.isRefunded).toBe(false);
    expect(stripe.subscriptions.get(stripe.sessions.get(second.session)?.subscription ?? '')?.status).toBe('active');
  });

  test.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'eur' }],
  ])('a different %s than the page asked for', async (_what, change) => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session } = await open(stripe, member, 'annual');
    await deliver(app.url, await stripe.pay(session, change));
    expect(await tierOf(member)).toBe('free');
    await expectGivenBack(setup, session, 'The amount or the currency');
  });

  test('a different billing than the page stated', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    const { session } = await open(stripe, member, 'annual');
    const metadata = { ...stripe.sessions.get(session)?.metadata, billing: 'monthly' };
    await deliver(app.url, await stripe.pay(session, { metadata }));
    expect(await tierOf(member)).toBe('free');
    await expectGivenBack(setup, session, 'billing period does not match');
  });

  test('one for a deleted account; the provider has the address to notify', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const user = await app.aUser();
    const { session } = await open(stripe, await app.signedIn(user), 'monthly');
    const paid = await stripe.pay(session);
    await (await app.signedIn(user)).call(deleteAccount, { body: { password: samplePassword } });
    await deliver(app.url, paid);
    await expectGivenBack(setup, session, 'The account has been deleted');
    expect(app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email).at(-1)?.text).toContain(
      'Your account had already been deleted',
    );
  });

  test('one that matches nothing here is reported to the team; one of another program is ignored', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const foreign = { id: 'cs_other', status: 'complete', payment_status: 'paid', amount_total: 500, currency: 'usd' };
    await deliver(app.url, await stripe.message('checkout.session.completed', { ...foreign, metadata: {} }));
    await app.mail.flush();
    expect(app.smtp.received).toEqual([]);
    const lost = { ...foreign, id: 'cs_lost', metadata: { checkout: 'a-row-that-was-lost' } };
    await deliver(app.url, await stripe.message('checkout.session.completed', lost));
    await app.mail.flush();
    expect(app.smtp.received[0]?.text).toContain('cs_lost');
  });
});

describe('H2: when Stripe cannot be reached', () => {
  test('no page is opened; the request stays and can be paid later', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const member = await app.as('member');
    stripe.fail('refuses', 'refuses');
    expect((await member.refused(requestMembership, { body: { billing: 'monthly' } })).status).toBe(503);
    expect((await membershipOf(member)).pending).toMatchObject({ billing: 'monthly' });
    const { session } = await open(stripe, member, 'monthly');
    await deliver(app.url, await stripe.pay(session));
    expect(await tierOf(member)).toBe('professional');
    app.clock.advance({ minutes: 1 * 60 });
    await carryOutTasks(app.deps);
    expect((await pages(app)).map(({ state }) => state)).toEqual(['closed', 'paid']);
  });

  test('a lost answer does not create a second page', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    stripe.fail('answer is lost');
    await open(stripe, await app.as('member'), 'monthly');
    expect(stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(2);
    expect(stripe.sessions.size).toBe(1);
  });

  test('a refund is made later, once, and the team sees why it is delayed', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const [member, admin] = [await app.as('member'), await app.as('admin')];
    const { session, requestId } = await open(stripe, member, 'annual');
    const paid = await stripe.pay(session);
    await admin.call(decideMembershipRequest, { params: { id: requestId }, body: { decision: 'decline' } });
    await deliver(app.url, paid);
    stripe.setDown(true);
    await carryOutTasks(app.deps);
    expect((await pages(app))[0]).toMatchObject({ state: 'refunding', problem: expect.stringContaining('down') });
    // The refund has failed for hours by now.
    await app.deps.database.db.updateTable('payment_tasks').set({ attempts: 5 }).where('kind', '=', 'refund').execute();
    app.clock.advance({ minutes: 60 });
    await carryOutTasks(app.deps);
    await app.mail.flush();
    const alarms = app.smtp.received.filter(({ subject }) => subject?.includes('keeps refusing'));
    expect(alarms.map(({ text }) => text)).toEqual([expect.stringContaining('could not be refunded')]);
    stripe.setDown(false);
    app.clock.advance({ minutes: 7 * 60 });
    stripe.fail('answer is lost');
    await expectGivenBack(setup, session, 'had been declined');
    const refunds = stripe.calls.filter(({ path, form }) => path === '/v1/refunds' && form.size > 0);
    expect(new Set(refunds.map(({ form }) => form.get('payment_intent'))).size).toBe(1);
  });

  test('two processes at once do each task once', async () => {
    await using setup = await setUp();
    const { app, stripe } = setup;
    const [member, admin] = [await app.as('member'), await app.as('admin')];
    const { session, requestId } = await open(stripe, member, 'annual');
    const paid = await stripe.pay(session);
    await admin.call(decideMembershipRequest, { params: { id: requestId }, body: { decision: 'decline' } });
    await deliver(app.url, paid);
    await Promise.all([carryOutTasks(app.deps), carryOutTasks(app.deps), carryOutTasks(app.deps)]);
    await expectGivenBack(setup, session, 'had been declined');
  });
});

async function userOf(client: TestClient) {
  const { body } = await client.call(me);
  if (!body) throw new Error('nobody is signed in');
  return body;
}
