import { expect, vi } from 'vitest';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { decideMembershipRequest, requestMembership } from '#contract/memberships.ts';
import { createClient } from '#server/testing/client.ts';
import { makeLocation } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { deliver, startStripe } from '#server/testing/stripe.ts';

// Two real servers with all sample data are slow to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

onlyOn(
  'sqlite',
  'H2: what is to go back goes back although the server is killed as soon as it knows of it',
  async () => {
    await using stripe = await startStripe();
    await using location = await makeLocation({ seeded: 'today' });
    const env = { APP_MODE: 'demo', DATA_DIR: location.dataDir, ...stripe.env };
    await using server = await startServerProcess({ env });
    const [member, admin] = [createClient(server.url), createClient(server.url)];
    await member.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
    await admin.call(signIn, { body: { username: 'admin', password: publishedTestPassword } });
    const { body } = await member.call(requestMembership, { body: { billing: 'annual' } });
    const session = stripe.sessionIdOf(body.checkoutUrl);
    const paid = await stripe.pay(session);
    const params = { id: String(body.request.id) };
    await admin.call(decideMembershipRequest, { params, body: { decision: 'decline' } });
    stripe.setDown(true);
    expect((await deliver(server.url, paid)).status).toBe(200);
    await server.stop('SIGKILL');
    stripe.setDown(false);
    expect(stripe.paymentOf(session)?.isRefunded).toBe(false);

    await using again = await startServerProcess({ env });
    expect(again.output()).toContain('is running at');
    await vi.waitFor(() => expect(stripe.paymentOf(session)?.isRefunded).toBe(true), {
      timeout: 40_000,
      interval: 100,
    });
    const subscription = stripe.sessions.get(session)?.subscription ?? '';
    await vi.waitFor(() => expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled'), {
      timeout: 40_000,
      interval: 100,
    });
  },
);
