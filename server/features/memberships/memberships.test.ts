import { describe, expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import {
  decideMembershipRequest,
  endOfPeriod,
  listMembershipRequests,
  myMembership,
  requestMembership,
  withdrawMembershipRequest,
} from '#contract/memberships.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createMailingApp } from '#server/testing/mailing-app.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { deliver, startStripe } from '#server/testing/stripe.ts';

describe('payment by invoice', () => {
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
      payment: 'invoice',
    });
    expect((await member.refused(requestMembership, { body: { billing: 'annual' } })).status).toBe(409);

    await app.mail.flush();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([
      app.deps.env.site.contactEmail,
      user.email,
      user.email,
    ]);
  });

  test('a second request changes the open one, also if both arrive at once', async () => {
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

  test('a declined request costs nothing, and a new one can follow; a decision is made once', async () => {
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
    await using stripe = await startStripe();
    await using app = await createTestApp();
    expect((await deliver(app.url, await stripe.message('charge.updated', {}))).status).toBe(404);
  });

  test('P17: the member and the team are notified of the request, and the member can withdraw it', async () => {
    await using app = await createMailingApp();
    const user = await app.aUser();
    const member = await app.signedIn(user);
    const { body } = await member.call(requestMembership, { body: { billing: 'annual', shownCents: 59_988 } });
    await app.mail.flush();
    const told = app.smtp.received.find(({ to }) => to?.[0]?.address === user.email);
    expect(told?.text).toContain('billed annually: $599.88 for one year');
    expect(told?.text).toContain('Nothing has been charged');
    expect(told?.text).toContain('/settings/membership');
    const mails = app.smtp.received.length;
    const again = await member.call(requestMembership, { body: { billing: 'annual' } });
    expect(again.body.request, 'nothing new is requested').toEqual(body.request);
    await app.mail.flush();
    expect(app.smtp.received.length).toBe(mails);

    const request = { params: { id: String(body.request.id) } };
    expect((await member.call(withdrawMembershipRequest, request)).body.status).toBe('withdrawn');
    expect((await member.refused(withdrawMembershipRequest, request)).status).toBe(409);
    expect((await member.call(myMembership)).body.pending).toBeNull();
    const admin = await app.as('admin');
    const decision = { ...request, body: { decision: 'approve' } };
    expect((await admin.refused(decideMembershipRequest, decision)).status).toBe(404);
    expect((await member.call(me)).body?.membershipTier).toBe('free');
    await app.mail.flush();
    expect(app.smtp.received.at(-1)?.subject).toContain('has withdrawn');
    // And ask again.
    expect((await member.call(requestMembership, { body: { billing: 'monthly' } })).status).toBe(201);
  });

  test('P17: of a decision and a withdrawal at once, one succeeds', async () => {
    await using app = await createTestApp();
    const [member, admin] = [await app.as('member'), await app.as('admin')];
    const { body } = await member.call(requestMembership, { body: { billing: 'monthly' } });
    const params = { id: body.request.id };
    const [withdrawn, approved] = await Promise.all([
      member.send(withdrawMembershipRequest, { params }),
      admin.send(decideMembershipRequest, { params, body: { decision: 'approve' } }),
    ]);
    expect([withdrawn.ok, approved.ok].filter(Boolean)).toHaveLength(1);
    expect((await member.call(me)).body?.membershipTier).toBe(approved.ok ? 'professional' : 'free');
  });
});

test.each([
  ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28T10:00:00.000Z'],
  ['2026-11-20T10:00:00.000Z', 'monthly', '2026-12-20T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'annual', '2029-02-28T10:00:00.000Z'],
] as const)('the period from %s billed %s ends at %s', (start, billing, end) => {
  expect(endOfPeriod(new Date(start), billing).toISOString()).toBe(end);
});
