import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import {
  decideMembershipRequest,
  listMembershipRequests,
  myMembership,
  requestMembership,
} from '#contract/memberships.ts';
import { createStripePayments } from '#server/payments/stripe.ts';
import { createTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { endOfPeriod } from './decisions.ts';

const webhookSecret = 'whsec_test';

/** A stand-in for Stripe's own servers, which are the one part that cannot be had here. */
async function startStripe() {
  const forms: URLSearchParams[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      forms.push(new URLSearchParams(body));
      res.setHeader('Content-Type', 'application/json');
      res.end(
        JSON.stringify({ id: 'cs_test', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/x' }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    forms,
    payments: createStripePayments({ secretKey: 'sk_test_x', webhookSecret, apiUrl }),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/** A message with a signature made by the library's own helper for tests. */
async function signed(payload: object) {
  const body = JSON.stringify(payload);
  const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: webhookSecret,
  });
  return { body, signature };
}

function deliver(url: string, { body, signature }: { body: string; signature: string }) {
  return fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

const paid = (requestId: number, id = 'evt_1') => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { client_reference_id: String(requestId), payment_status: 'paid', subscription: 'sub_1' } },
});

describe('by invoice', () => {
  test('a request waits, an admin approves it, and the member is a professional at once', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const user = await app.aUser();
    const member = await app.signedIn(user);
    const admin = await app.as('admin');

    const asked = await member.call(requestMembership, { body: { billing: 'annual' } });
    expect(asked).toMatchObject({ status: 201, body: { checkoutUrl: null, request: { status: 'pending' } } });
    const { body: open } = await admin.call(listMembershipRequests, { query: { status: 'pending' } });
    expect(open.items).toMatchObject([{ username: user.username, billing: 'annual' }]);

    const decision = { params: { id: String(asked.body.request.id) }, body: { decision: 'approve' as const } };
    expect((await member.refused(decideMembershipRequest, decision)).status).toBe(403);
    expect((await admin.call(decideMembershipRequest, decision)).body).toMatchObject({ status: 'approved' });
    expect((await member.call(me)).body).toMatchObject({ membershipTier: 'professional' });
    expect((await member.call(myMembership)).body).toEqual({
      tier: 'professional',
      billing: 'annual',
      startsAt: app.clock.now().toISOString(),
      isRenewing: false,
      renewsAt: endOfPeriod(app.clock.now(), 'annual').toISOString(),
      pending: null,
    });
    expect((await member.refused(requestMembership, { body: { billing: 'annual' } })).status).toBe(409);

    await app.mail.flush();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([app.deps.env.site.contactEmail, user.email]);
  });

  test('asking twice changes the open request, also when both come at once', async () => {
    await using app = await createTestApp();
    const member = await app.as('member');
    const answers = await Promise.all(
      (['monthly', 'annual', 'monthly', 'annual'] as const).map((billing) =>
        member.call(requestMembership, { body: { billing } }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.request.id)).size).toBe(1);
    await member.call(requestMembership, { body: { billing: 'annual' } });
    expect((await member.call(myMembership)).body.pending).toMatchObject({ billing: 'annual' });
  });

  test('a declined request costs nothing and a new one may follow; a decision is made once', async () => {
    await using app = await createTestApp();
    const member = await app.as('member');
    const admin = await app.as('admin');
    const { body } = await member.call(requestMembership, { body: { billing: 'monthly' } });
    const decision = { params: { id: body.request.id }, body: { decision: 'decline' } };
    const answers = await Promise.all([1, 2].map(() => admin.send(decideMembershipRequest, decision)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await member.call(me)).body).toMatchObject({ membershipTier: 'free' });
    expect((await member.call(requestMembership, { body: { billing: 'monthly' } })).status).toBe(201);
  });

  test('there is no webhook', async () => {
    await using app = await createTestApp();
    expect((await deliver(app.url, await signed(paid(1)))).status).toBe(404);
  });
});

describe('by Stripe', () => {
  test('the member is sent to a payment page that charges what the contract says', async () => {
    await using stripe = await startStripe();
    await using app = await createTestApp({ payments: stripe.payments });
    const user = await app.aUser();
    const member = await app.signedIn(user);
    const { body } = await member.call(requestMembership, { body: { billing: 'annual' } });
    expect(body.checkoutUrl).toBe('https://checkout.stripe.com/c/pay/x');
    const form = Object.fromEntries(stripe.forms[0] ?? []);
    expect(form).toMatchObject({
      mode: 'subscription',
      client_reference_id: String(body.request.id),
      customer_email: user.email,
      'line_items[0][price_data][unit_amount]': '59988',
      'line_items[0][price_data][recurring][interval]': 'year',
    });
    await member.call(requestMembership, { body: { billing: 'monthly' } });
    expect(Object.fromEntries(stripe.forms[1] ?? [])['line_items[0][price_data][unit_amount]']).toBe('6999');
  });

  test('a signed message makes the member a professional, once, however often it comes', async () => {
    await using stripe = await startStripe();
    await using app = await createTestApp({ payments: stripe.payments });
    const member = await app.as('member');
    const { body } = await member.call(requestMembership, { body: { billing: 'monthly' } });
    const message = await signed(paid(body.request.id));
    const answers = await Promise.all([1, 2, 3].map(() => deliver(app.url, message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await member.call(me)).body).toMatchObject({ membershipTier: 'professional' });
    expect(await app.deps.database.db.selectFrom('memberships').selectAll().execute()).toHaveLength(1);
    const mails = await app.deps.database.db.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(1);
  });

  test('a message without, or with a wrong, signature changes nothing', async () => {
    await using stripe = await startStripe();
    await using app = await createTestApp({ payments: stripe.payments });
    const member = await app.as('member');
    const { body } = await member.call(requestMembership, { body: { billing: 'monthly' } });
    const message = await signed(paid(body.request.id));
    const forged = { ...message, body: message.body.replace('"paid"', '"paid" ') };
    for (const attempt of [{ ...message, signature: '' }, { ...message, signature: 't=1,v1=00' }, forged]) {
      const answer = await deliver(app.url, attempt);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
    expect((await member.call(me)).body).toMatchObject({ membershipTier: 'free' });
  });

  test('a subscription that ends makes a free member; one that renews moves the end', async () => {
    await using stripe = await startStripe();
    await using app = await createTestApp({ payments: stripe.payments });
    const member = await app.as('member');
    const { body } = await member.call(requestMembership, { body: { billing: 'monthly' } });
    await deliver(app.url, await signed(paid(body.request.id)));
    const renewal = {
      id: 'evt_2',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', status: 'active', items: { data: [{ current_period_end: 1_800_000_000 }] } } },
    };
    await deliver(app.url, await signed(renewal));
    expect((await member.call(myMembership)).body.renewsAt).toBe('2027-01-15T08:00:00.000Z');
    const end = { ...renewal, id: 'evt_3', type: 'customer.subscription.deleted' };
    await deliver(app.url, await signed(end));
    expect((await member.call(me)).body).toMatchObject({ membershipTier: 'free' });
  });
});

test.each([
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28T10:00:00.000Z'],
  ['2026-11-20T10:00:00.000Z', 'monthly', '2026-12-20T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'annual', '2029-02-28T10:00:00.000Z'],
] as const)('the period from %s billed %s ends at %s', (start, billing, end) => {
  expect(endOfPeriod(new Date(start), billing).toISOString()).toBe(end);
});
