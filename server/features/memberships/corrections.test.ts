import { describe, expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import {
  changeMembership,
  decideMembershipRequest,
  endOfPeriod,
  exportMembershipRequests,
  getMembershipOfUser,
  myMembership,
  requestMembership,
} from '#contract/memberships.ts';
import { listNotifications } from '#contract/notifications.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createMailingApp } from '#server/testing/mailing-app.ts';
import { deliver, startStripe } from '#server/testing/stripe.ts';
import { endLapsedMemberships } from './lapse.ts';
import { carryOutTasks } from './payment-tasks.ts';

const reason = 'They paid for the year, not the month.';

describe('admins correct and end memberships', () => {
  test('P17: they grant, correct and end one; each action is logged, and the member is notified by bell and mail', async () => {
    await using app = await createMailingApp();
    const user = await app.aUser();
    const [member, admin] = [await app.signedIn(user), await app.as('admin')];
    const params = { id: String(user.id) };
    const change = (body: object) => admin.send(changeMembership, { params, body: { reason, ...body } });
    const year = endOfPeriod(app.clock.now(), 'annual').toISOString().slice(0, 10);
    const month = endOfPeriod(app.clock.now(), 'monthly').toISOString().slice(0, 10);

    expect((await change({ tier: 'free' })).status, 'there is nothing to end').toBe(409);
    expect((await change({ tier: 'professional', billing: 'monthly', endsOn: month })).status).toBe(200);
    expect((await member.call(myMembership)).body).toMatchObject({ tier: 'professional', billing: 'monthly' });
    const startedAt = (await member.call(myMembership)).body.startsAt;
    app.clock.advance({ days: 1 });
    expect((await change({ tier: 'professional', billing: 'annual', endsOn: year })).status).toBe(200);
    expect((await admin.call(getMembershipOfUser, { params })).body).toEqual({
      tier: 'professional',
      billing: 'annual',
      startsAt: startedAt,
      endsAt: `${year}T23:59:59.999Z`,
      isRenewing: false,
    });
    const again = await change({ tier: 'professional', billing: 'annual', endsOn: year });
    expect(again.status, 'a second click').toBe(409);
    expect((await change({ tier: 'free' })).status).toBe(200);
    expect((await member.call(me)).body?.membershipTier).toBe('free');

    const log = (await admin.call(listAuditEntries, { query: { action: 'user.tier' } })).body.items;
    expect(log.map(({ target, note }) => [target, note?.split(' (')[0]])).toEqual([
      [user.username, 'Free'],
      [user.username, expect.stringContaining('Professional, billed annually, until')],
      [user.username, expect.stringContaining('Professional, billed monthly, until')],
    ]);
    for (const { note } of log) expect(note).toContain(reason);
    await app.mail.flush();
    const mails = app.smtp.received.filter(({ to }) => to?.[0]?.address === user.email);
    const bells = (await member.call(listNotifications, { query: {} })).body.items;
    expect([mails.length, bells.length]).toEqual([3, 3]);
    expect(mails.at(-1)?.subject).toContain('has ended');
    expect(mails.at(-1)?.text).toContain(reason);
  });

  test('P17: invalid values are refused by name, and so is a change beside a pending request', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    const [member, admin] = [await app.signedIn(user), await app.as('admin')];
    const params = { id: String(user.id) };
    const today = app.clock.now().toISOString().slice(0, 10);
    const before = new Date(app.clock.now().getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const whole = { tier: 'professional', billing: 'annual', endsOn: today, reason };
    for (const [change, field] of [
      [{ billing: undefined }, 'billing'],
      [{ endsOn: undefined }, 'endsOn'],
      [{ endsOn: before }, 'endsOn'],
      [{ endsOn: '2199-01-01' }, 'endsOn'],
      [{ endsOn: '2026-02-30' }, 'endsOn'],
      [{ reason: ' ' }, 'reason'],
      [{ tier: 'gold' }, 'tier'],
    ] as const) {
      const { status, body } = await admin.refused(changeMembership, { params, body: { ...whole, ...change } });
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(change)).toEqual([400, [field]]);
    }
    expect((await member.refused(changeMembership, { params, body: whole })).status).toBe(403);
    await member.call(requestMembership, { body: { billing: 'monthly' } });
    expect((await admin.refused(changeMembership, { params, body: whole })).status).toBe(409);
    expect((await member.call(me)).body?.membershipTier).toBe('free');
  });

  test('P17: a subscription is cancelled with it, at the end of the term or at once', async () => {
    await using stripe = await startStripe();
    await using app = await createTestApp({ payments: stripe.payments });
    const admin = await app.as('admin');
    const subscribed = async () => {
      const user = await app.aUser();
      const client = await app.signedIn(user);
      const { body } = await client.call(requestMembership, { body: { billing: 'monthly' } });
      await deliver(app.url, await stripe.pay(stripe.sessionIdOf(body.checkoutUrl)));
      return { user, client, params: { id: String(user.id) }, id: [...stripe.subscriptions.keys()].at(-1) ?? '' };
    };
    const [kept, ended] = [await subscribed(), await subscribed()];
    const { renewsAt } = (await kept.client.call(myMembership)).body;
    const endsOn = renewsAt?.slice(0, 10);
    await admin.call(changeMembership, {
      params: kept.params,
      body: { tier: 'professional', billing: 'monthly', endsOn, reason },
    });
    await admin.call(changeMembership, { params: ended.params, body: { tier: 'free', reason } });
    await carryOutTasks(app.deps);
    for (const { id } of [kept, ended]) expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
    // Stripe's later events about the subscription change nothing.
    await deliver(app.url, await stripe.end(kept.id));
    expect((await kept.client.call(myMembership)).body).toMatchObject({ tier: 'professional', isRenewing: false });
    expect((await ended.client.call(me)).body?.membershipTier).toBe('free');
    app.clock.advance({ days: 32 });
    await endLapsedMemberships(app.deps);
    expect((await (await app.signedIn(kept.user)).call(me)).body?.membershipTier).toBe('free');
  });
});

test('P17: the export of requests has amounts in their currency, and includes decided ones', async () => {
  await using app = await createTestApp();
  const [member, other, admin] = [await app.as('member'), await app.as('member'), await app.as('admin')];
  const { body } = await member.call(requestMembership, { body: { billing: 'annual' } });
  await other.call(requestMembership, { body: { billing: 'monthly' } });
  const params = { id: String(body.request.id) };
  await admin.call(decideMembershipRequest, { params, body: { decision: 'approve' } });
  const { body: file } = await admin.call(exportMembershipRequests, { body: { filters: {} } });
  const [head, ...rows] = file.trim().split('\r\n');
  expect(head).toContain('Amount,Currency,Status');
  expect(rows).toEqual([
    expect.stringContaining('monthly,69.99,USD,pending'),
    expect.stringContaining('annual,599.88,USD,approved'),
  ]);
});
