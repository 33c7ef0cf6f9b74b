import { describe, expect, test } from 'vitest';

import { cancelRegistration, getEvent, registerForEvent } from '#contract/events.ts';
import { listRegistrations } from '#contract/events-admin.ts';
import { hour } from '#contract/kit/durations.ts';
import type { CallResult } from '#contract/kit/endpoint.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { Answer, TestClient } from '#server/testing/client.ts';
import { anEvent, keepHeldFor } from '#server/testing/event-factory.ts';
import { aMembership } from '#server/testing/introduction-factory.ts';
import { newToken } from './registrations.ts';

type Plan = 'free' | 'monthly' | 'annual' | 'lapsed';

/** The address of a member on this plan, and their browser. */
async function memberOn(app: TestApp, plan: Plan, name: string = plan) {
  const email = `${name}@test.example`;
  const isPaying = plan === 'monthly' || plan === 'annual';
  const user = await app.aUser({ email, membershipTier: isPaying ? 'professional' : 'free' });
  if (isPaying) await aMembership(app.deps, user, plan);
  if (plan === 'lapsed') {
    await aMembership(app.deps, user, 'annual');
    await endPlan(app, user.id);
  }
  return { id: user.id, email, client: await app.signedIn(user) };
}

async function endPlan(app: TestApp, userId: number): Promise<void> {
  const { database, now } = app.deps;
  const ended = { ended_at: now().toISOString() };
  await database.write((trx) => trx.updateTable('memberships').set(ended).where('user_id', '=', userId).execute());
  await database.write((trx) =>
    trx.updateTable('users').set({ membership_tier: 'free' }).where('id', '=', userId).execute(),
  );
}

const register = (client: TestClient, event: number, email: string) =>
  client.send(registerForEvent, { params: { id: event }, body: { name: 'Sofia Test', email } });

const callerOf = async (client: TestClient, event: number) =>
  (await client.call(getEvent, { params: { id: String(event) } })).body.caller;

const inHours = (app: TestApp, hours: number) => new Date(app.deps.now().getTime() + hours * hour).toISOString();

const waitlistOf = async (app: TestApp, event: number, limit = '50') => {
  const admin = await app.as('admin');
  const emails: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { status: 'waitlisted' as const, limit, ...(cursor && { cursor }) };
    const { body }: Answer<CallResult<typeof listRegistrations>> = await admin.call(listRegistrations, {
      params: { id: String(event) },
      query,
    });
    emails.push(...body.items.map(({ email }) => email));
    cursor = body.nextCursor;
  } while (cursor);
  return emails;
};

describe('event-priority: an exclusive event', () => {
  test('takes Professional members only, and shows itself to everyone', async () => {
    await using app = await createTestApp();
    const event = await anEvent(app.deps, { is_exclusive: 1 });
    for (const plan of ['free', 'lapsed'] as const) {
      const { client, email } = await memberOn(app, plan);
      const { status, body } = await client.refused(registerForEvent, {
        params: { id: event },
        body: { name: 'Sofia Test', email },
      });
      expect([status, body.message], plan).toEqual([403, 'This event is for Professional members.']);
      expect((await callerOf(client, event)).mayRegister, plan).toBe(false);
    }
    expect((await register(app.visitor(), event, 'anyone@test.example')).status).toBe(403);
    expect((await callerOf(app.visitor(), event)).mayRegister).toBe(false);
    for (const plan of ['monthly', 'annual'] as const) {
      const { client, email } = await memberOn(app, plan);
      expect((await callerOf(client, event)).mayRegister, plan).toBe(true);
      expect((await register(client, event, email)).status, plan).toBe(201);
    }
  });

  test('takes the member, and nobody in their name', async () => {
    await using app = await createTestApp();
    const event = await anEvent(app.deps, { is_exclusive: 1 });
    const { client } = await memberOn(app, 'annual');
    const { status, body } = await client.refused(registerForEvent, {
      params: { id: event },
      body: { name: 'A Guest', email: 'guest@test.example' },
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['email']]);
  });
});

describe('event-priority: registration that opens', () => {
  test('opens earlier for annual members, by the hours of the event, and for all others at its time', async () => {
    await using app = await createTestApp();
    const opens = inHours(app, 72);
    const event = await anEvent(app.deps, { registration_opens_at: opens, priority_hours: 48 });
    const early = inHours(app, 24);
    const { client: annual, email } = await memberOn(app, 'annual');
    const { client: monthly, email: other } = await memberOn(app, 'monthly');
    expect(await callerOf(annual, event)).toEqual({ mayRegister: true, opens: early, hasPriority: true });
    for (const caller of [monthly, app.visitor()]) {
      expect(await callerOf(caller, event)).toEqual({ mayRegister: true, opens, hasPriority: false });
    }
    const refused = await annual.refused(registerForEvent, { params: { id: event }, body: { name: 'Sofia', email } });
    expect(refused.body).toEqual({
      code: 'conflict',
      message: 'Registration opens on Tuesday, May 5, 2026, 10:00 AM (Western European Summer Time).',
    });

    app.clock.advance({ days: 1 });
    expect((await callerOf(annual, event)).opens).toBeNull();
    // An annual member brings nobody along before it opens for all.
    expect((await register(annual, event, 'guest@test.example')).status).toBe(400);
    expect((await register(annual, event, email)).status).toBe(201);
    expect((await register(monthly, event, other)).status).toBe(409);

    app.clock.advance({ days: 2 });
    expect((await callerOf(app.visitor(), event)).opens).toBeNull();
    expect((await register(monthly, event, other)).status).toBe(201);
    expect((await register(annual, event, 'guest@test.example')).status).toBe(201);
  });
});

describe('event-priority: the waitlist', () => {
  test('has annual members first, each in the order in which they joined, and gives seats in this order', async () => {
    await using app = await createTestApp();
    const event = await anEvent(app.deps, { capacity: 1 });
    const holder = await app.aUser({ email: 'holder@test.example' });
    await register(await app.signedIn(holder), event, holder.email);
    const joined = [
      ['free', 'first', 1],
      ['annual', 'second', 1],
      ['lapsed', 'third', 3],
      ['monthly', 'fourth', 4],
      ['annual', 'fifth', 2],
    ] as const;
    for (const [plan, name, position] of joined) {
      const { client, email } = await memberOn(app, plan, name);
      const { body } = await client.call(registerForEvent, {
        params: { id: String(event) },
        body: { name, email },
      });
      expect([body.status, body.position], name).toEqual(['waitlisted', position]);
    }
    // A guest of an annual member waits like everybody.
    const { client: annual } = await memberOn(app, 'annual', 'host');
    await register(annual, event, 'guest@test.example');
    await keepHeldFor(app, event, 'guest@test.example');

    const order = ['second', 'fifth', 'first', 'third', 'fourth', 'guest'].map((name) => `${name}@test.example`);
    expect(await waitlistOf(app, event)).toEqual(order);
    expect(await waitlistOf(app, event, '1')).toEqual(order);

    const [, ...rest] = order;
    await app.deps.database.write((trx) =>
      trx.updateTable('events').set({ capacity: 2 }).where('id', '=', event).execute(),
    );
    await leave(app, event, holder.email);
    expect(await waitlistOf(app, event)).toEqual(rest.slice(1));
  });

  test('leaves a place that was given with the plan when the plan ends, and gives no such place anew', async () => {
    await using app = await createTestApp();
    const event = await anEvent(app.deps, { capacity: 1 });
    const holder = await memberOn(app, 'free', 'holder');
    await register(holder.client, event, holder.email);
    const annual = await memberOn(app, 'annual');
    await register(annual.client, event, annual.email);
    await endPlan(app, annual.id);
    const free = await memberOn(app, 'free');
    await register(free.client, event, free.email);
    expect(await waitlistOf(app, event)).toEqual([annual.email, free.email]);

    await leave(app, event, annual.email);
    await register(annual.client, event, annual.email);
    expect(await waitlistOf(app, event)).toEqual([free.email, annual.email]);
  });
});

/** Cancels the registration of an address with a token of its own. */
async function leave(app: TestApp, event: number, email: string): Promise<void> {
  const token = await app.deps.database.write(async (trx) => {
    const row = await trx
      .selectFrom('event_registrations')
      .where('event_id', '=', event)
      .where('email_key', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    return newToken(trx, row);
  });
  await app.visitor().call(cancelRegistration, { body: { token } });
}
