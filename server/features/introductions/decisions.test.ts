import { describe, expect, test } from 'vitest';

import type { CurrentUser } from '#contract/accounts.ts';
import {
  acceptIntroduction,
  adminListIntroductions,
  createIntroduction,
  declineIntroduction,
  getIntroduction,
  introduceParties,
  introductionBounds,
  listIntroductions,
  quoteIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aMembership, introductionForm } from '#server/testing/introduction-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { expireOverdue } from './expiry.ts';

const day = { days: 1 };

/** A pending request, with the clients of both sides. */
async function aRequest(app: TestApp, sender?: CurrentUser, asked?: CurrentUser) {
  const from = sender ?? (await app.aUser({ membershipTier: 'professional' }));
  const to = asked ?? (await app.aUser({ fullName: 'Ada Asked' }));
  const [requester, recipient] = [await app.signedIn(from), await app.signedIn(to)];
  const quote = (await requester.call(quoteIntroduction)).body;
  const { body } = await requester.call(createIntroduction, {
    body: introductionForm(to, { quotedCents: quote.price?.cents }),
  });
  return { params: { id: String(body.id) }, requester, recipient, from, to };
}

const priceOfNext = async (client: TestClient) => (await client.call(quoteIntroduction)).body.price?.cents;

describe('double opt-in', () => {
  test('contacts are shared after both have agreed and the team has introduced them, not earlier', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const { params, requester, recipient, from, to } = await aRequest(app);
    const admin = await app.as('admin');
    const contacts = async () => [
      (await requester.call(getIntroduction, { params })).body.contact,
      (await recipient.call(getIntroduction, { params })).body.contact,
    ];
    expect(await contacts()).toEqual([null, null]);
    const seen = JSON.stringify((await recipient.call(getIntroduction, { params })).body);
    expect(seen).toContain('tidal storage');
    expect(seen).not.toContain('@');
    expect((await admin.refused(introduceParties, { params, body: { note: '' } })).status).toBe(409);

    const accepted = (await recipient.call(acceptIntroduction, { params })).body;
    expect(accepted).toMatchObject({ status: 'accepted', isForCaller: false, contact: null });
    expect(await contacts()).toEqual([null, null]);
    await app.mail.flush();
    smtp.received.length = 0;

    await admin.call(introduceParties, { params, body: { note: 'Met both in Porto.' } });
    expect(await contacts()).toEqual([
      { name: 'Ada Asked', email: to.email },
      { name: 'Rosa Test', email: 'rosa@test.example' },
    ]);
    await app.mail.flush();
    const answersGoTo = smtp.received.map((mail) => [mail.to?.[0]?.address, mail.replyTo?.[0]?.address]);
    // To the account's address, because the one in the form is not confirmed.
    expect(Object.fromEntries(answersGoTo)).toEqual({ [to.email]: 'rosa@test.example', [from.email]: to.email });
    expect(smtp.received).toHaveLength(2);
    for (const mail of smtp.received) expect(mail.text).toContain(mail.replyTo?.[0]?.address);
    const bells = await app.deps.database.db.selectFrom('notifications').select(['user_id', 'title']).execute();
    const last = bells.filter(({ title }) => title.startsWith('Introduction: '));
    expect(last.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([from.id, to.id]);
    const { trail } = (await requester.call(getIntroduction, { params })).body;
    expect(trail.map(({ by, to: state, note }) => [by, state, note])).toEqual([
      ['requester', 'requested', null],
      ['recipient', 'accepted', null],
      // Only the team sees its notes.
      ['team', 'introduced', null],
    ]);
    expect((await admin.call(getIntroduction, { params })).body.trail.at(-1)?.note).toBe('Met both in Porto.');
  });

  test('strangers cannot see a request; only the recipient can accept, not the requester or the team', async () => {
    await using app = await createTestApp();
    const { params, requester } = await aRequest(app);
    const [stranger, admin] = [await app.as('professional'), await app.as('admin')];
    const decision = { params, body: { reason: 'Not now.' } };
    for (const [endpoint, input] of [
      [getIntroduction, { params }],
      [acceptIntroduction, { params }],
      [declineIntroduction, decision],
    ] as const) {
      expect((await stranger.refused(endpoint, input)).status).toBe(404);
    }
    expect((await stranger.refused(introduceParties, { params, body: { note: '' } })).status).toBe(403);
    expect((await requester.refused(acceptIntroduction, { params })).status).toBe(403);
    expect((await requester.refused(declineIntroduction, decision)).status).toBe(403);
    expect((await admin.refused(acceptIntroduction, { params })).status).toBe(403);
    expect((await stranger.call(listIntroductions, { query: {} })).body.items).toEqual([]);
    expect((await admin.call(getIntroduction, { params })).body).toMatchObject({ status: 'requested', side: 'team' });
  });

  test('if the recipient has no account, the team answers and records whom it asked', async () => {
    await using app = await createTestApp();
    const { params, requester } = await aRequest(app);
    const { db } = app.deps.database;
    await db.updateTable('introductions').set({ recipient_id: null }).execute();
    const admin = await app.as('admin');
    expect((await admin.call(getIntroduction, { params })).body.isForCaller).toBe(true);
    await admin.call(acceptIntroduction, { params });
    const missing = async (body: object) =>
      Object.keys((await admin.refused(introduceParties, { params, body })).body.fields ?? {});
    expect(await missing({ note: '' })).toEqual(['contactName']);
    expect(await missing({ note: '', contactName: 'Olga Owner' })).toEqual(['contactEmail']);
    await admin.call(introduceParties, {
      params,
      body: { contactName: 'Olga Owner', contactEmail: 'olga@test.example', note: '' },
    });
    expect((await requester.call(getIntroduction, { params })).body.contact).toEqual({
      name: 'Olga Owner',
      email: 'olga@test.example',
    });
  });
});

describe('declining', () => {
  test('needs a reason, which the requester sees, and costs nothing', async () => {
    await using app = await createTestApp();
    const { params, requester, recipient } = await aRequest(app);
    const { min, max } = introductionBounds.declineReason;
    for (const reason of ['', ' '.repeat(min), 'x'.repeat(min - 1), 'x'.repeat(max + 1)]) {
      const { body } = await recipient.refused(declineIntroduction, { params, body: { reason } });
      expect(Object.keys(body.fields ?? {})).toEqual(['reason']);
    }
    expect(await priceOfNext(requester)).toBe(4999);
    await recipient.call(declineIntroduction, { params, body: { reason: 'x'.repeat(max) } });
    expect((await requester.call(getIntroduction, { params })).body).toMatchObject({
      status: 'declined',
      declineReason: 'x'.repeat(max),
      charge: { cents: 2999, isWaived: true },
    });
    expect(await priceOfNext(requester)).toBe(2999);
    expect((await recipient.refused(acceptIntroduction, { params })).status).toBe(409);
    expect((await recipient.refused(declineIntroduction, { params, body: { reason: 'again' } })).status).toBe(409);
  });

  test('a member can change the answer until the introduction, not afterwards', async () => {
    await using app = await createTestApp();
    const [one, two, admin] = [await aRequest(app), await aRequest(app), await app.as('admin')];
    for (const { recipient, params } of [one, two]) await recipient.call(acceptIntroduction, { params });
    await one.recipient.call(declineIntroduction, { params: one.params, body: { reason: 'On second thoughts.' } });
    expect((await admin.refused(introduceParties, { params: one.params, body: { note: '' } })).status).toBe(409);
    await admin.call(introduceParties, { params: two.params, body: { note: '' } });
    const late = await two.recipient.refused(declineIntroduction, {
      params: two.params,
      body: { reason: 'Too late.' },
    });
    expect(late.status).toBe(409);
  });

  test('returns a free one, also to the quarter it was taken from', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    await aMembership(app.deps, user, 'annual');
    const requests = [await aRequest(app, user), await aRequest(app, user)];
    const quote = async () => (await requests[0]?.requester.call(quoteIntroduction))?.body;
    expect(await quote()).toMatchObject({ freeLeft: 0, price: { cents: 2999 } });
    const [first] = requests;
    await first?.recipient.call(declineIntroduction, { params: first.params, body: { reason: 'No time.' } });
    expect(await quote()).toMatchObject({ freeLeft: 1, price: { kind: 'free', cents: 0 } });
  });

  test("if a month's first one is cancelled, the next pays the first price: the month never costs more than the rules say", async () => {
    await using app = await createTestApp();
    const user = await app.aUser({ membershipTier: 'professional' });
    const requests = [];
    for (let count = 0; count < 3; count++) requests.push(await aRequest(app, user));
    const due = () =>
      app.deps.database.db
        .selectFrom('introduction_charges')
        .where('state', '=', 'due')
        .orderBy('introduction_id')
        .select(['introduction_id as id', 'amount_cents as cents', 'kind'])
        .execute();
    expect((await due()).map(({ cents }) => cents)).toEqual([2999, 4999, 4999]);
    const [first, second, third] = requests;
    await first?.recipient.call(declineIntroduction, { params: first.params, body: { reason: 'No.  No.' } });
    expect((await due()).map(({ cents }) => cents)).toEqual([2999, 4999]);
    await third?.recipient.call(declineIntroduction, { params: third.params, body: { reason: 'No.  No.' } });
    expect((await due()).map(({ id, kind }) => [String(id), kind])).toEqual([[second?.params.id, 'first']]);
    expect((await second?.requester.call(getIntroduction, { params: second.params }))?.body.charge).toEqual({
      kind: 'first',
      cents: 2999,
      isWaived: false,
    });
  });
});

describe('after 30 days', () => {
  test('an unanswered request expires, to the millisecond, and costs nothing, also before the job runs', async () => {
    await using app = await createTestApp();
    const { params, from, to } = await aRequest(app);
    app.clock.advance({ days: 30, milliseconds: -1 });
    const [requester, recipient] = [await app.signedIn(from), await app.signedIn(to)];
    const status = async () => (await requester.call(getIntroduction, { params })).body;
    expect(await status()).toMatchObject({ status: 'requested', charge: { isWaived: false } });
    app.clock.advance({ milliseconds: 1 });
    expect(await status()).toMatchObject({ status: 'expired', charge: { isWaived: true } });
    expect((await recipient.refused(acceptIntroduction, { params })).body.message).toContain('expired');
    await expireOverdue(app.deps);
    expect((await status()).trail.at(-1)).toMatchObject({ by: 'system', from: 'requested', to: 'expired' });
  });

  test('an accepted request does not expire: the team acts next', async () => {
    await using app = await createTestApp();
    const { params, recipient, from } = await aRequest(app);
    await recipient.call(acceptIntroduction, { params });
    app.clock.advance({ days: 300 });
    await expireOverdue(app.deps);
    const requester = await app.signedIn(from);
    expect((await requester.call(getIntroduction, { params })).body.status).toBe('accepted');
  });

  test('the quote no longer counts an expired request: a free one is back at once', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    await aMembership(app.deps, user, 'annual');
    await aRequest(app, user);
    app.clock.advance({ days: 30 });
    expect((await (await app.signedIn(user)).call(quoteIntroduction)).body).toMatchObject({
      quarter: '2026-Q2',
      freeLeft: 2,
    });
  });
});

test('the history cannot be changed, not even in the database', async () => {
  await using app = await createTestApp();
  await aRequest(app);
  const { db } = app.deps.database;
  await expect(db.updateTable('introduction_trail').set({ note: 'x' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('introduction_trail').execute()).rejects.toThrow(/append-only/);
});

test('the team sees all requests, by state and page by page; others do not', async () => {
  await using app = await createTestApp();
  const requests = [];
  for (let count = 0; count < 3; count++) requests.push(await aRequest(app));
  await requests[1]?.recipient.call(acceptIntroduction, { params: requests[1].params });
  const admin = await app.as('admin');
  const { body } = await admin.call(adminListIntroductions, { query: { limit: '2' } });
  expect(body.items.map(({ id }) => String(id))).toEqual([requests[2]?.params.id, requests[1]?.params.id]);
  expect(body.items[0]).toMatchObject({
    requesterEmail: 'rosa@test.example',
    recipient: { name: 'Ada Asked' },
    side: 'team',
  });
  const rest = await admin.call(adminListIntroductions, { query: { limit: '2', cursor: body.nextCursor ?? '' } });
  expect(rest.body).toMatchObject({
    items: [{ id: Number(requests[0]?.params.id) }],
    nextCursor: null,
    count: { value: 3 },
  });
  const accepted = await admin.call(adminListIntroductions, { query: { status: 'accepted' } });
  expect(accepted.body.items.map(({ id }) => String(id))).toEqual([requests[1]?.params.id]);
  const sender = requests[0]?.requester;
  expect((await sender?.refused(adminListIntroductions))?.status).toBe(403);
});

test('pages continue where the last one ended while new requests arrive', async () => {
  await using app = await createTestApp();
  const user = await app.aUser({ membershipTier: 'professional' });
  for (let count = 0; count < 3; count++) {
    await aRequest(app, user);
    app.clock.advance(day);
  }
  const client = await app.signedIn(user);
  const first = (await client.call(listIntroductions, { query: { box: 'sent', limit: '2' } })).body;
  const added = await aRequest(app, user);
  const second = (
    await client.call(listIntroductions, { query: { box: 'sent', limit: '2', cursor: first.nextCursor ?? '' } })
  ).body;
  expect(second).toMatchObject({ nextCursor: null, count: { value: 4, isCapped: false } });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(Number(added.params.id));
});

describe('withdrawing', () => {
  test('P17: the sender can withdraw an unanswered request: it costs nothing, and the recipient is notified', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const { params, requester, recipient, from, to } = await aRequest(app);
    const second = await aRequest(app, from);
    expect(await priceOfNext(requester)).toBe(4999);
    const [stranger, admin] = [await app.as('professional'), await app.as('admin')];
    expect((await stranger.refused(withdrawIntroduction, { params })).status).toBe(404);
    for (const other of [recipient, admin]) {
      expect((await other.refused(withdrawIntroduction, { params })).status).toBe(403);
    }
    const { body } = await requester.call(withdrawIntroduction, { params });
    expect(body).toMatchObject({ status: 'withdrawn', charge: { cents: 2999, isWaived: true } });
    expect(body.trail.at(-1)).toMatchObject({ by: 'requester', to: 'withdrawn' });
    expect((await requester.refused(withdrawIntroduction, { params })).status).toBe(409);
    expect((await recipient.refused(acceptIntroduction, { params })).status).toBe(409);
    // The remaining one is now the month's first.
    const left = (await requester.call(getIntroduction, { params: second.params })).body;
    expect(left.charge).toMatchObject({ kind: 'first', cents: 2999 });
    await app.mail.flush();
    const told = smtp.received.filter(({ subject }) => subject?.includes('withdrawn the request'));
    expect(told.map((mail) => mail.to?.[0]?.address)).toEqual([to.email]);
    // The member can ask again.
    await aRequest(app, from, to);
  });

  test('P17: fails after an answer; of an answer and a withdrawal at once one succeeds', async () => {
    await using app = await createTestApp();
    const answered = await aRequest(app);
    await answered.recipient.call(acceptIntroduction, { params: answered.params });
    const { params } = answered;
    expect((await answered.requester.refused(withdrawIntroduction, { params })).status).toBe(409);
    const raced = await aRequest(app);
    const both = await Promise.all([
      raced.requester.send(withdrawIntroduction, { params: raced.params }),
      raced.recipient.send(acceptIntroduction, { params: raced.params }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('an answer that waited and is sent twice is given once', async () => {
  await using app = await createTestApp();
  const { params, requester, recipient } = await aRequest(app);
  const headers = { [writeKeyHeader]: crypto.randomUUID() };
  const first = await recipient.send(acceptIntroduction, { params, headers });
  const again = await recipient.send(acceptIntroduction, { params, headers });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  const { trail } = (await requester.call(getIntroduction, { params })).body;
  expect(trail.filter(({ to }) => to === 'accepted')).toHaveLength(1);
});

test('a decline of a state that is no longer the one that was seen is a conflict', async () => {
  await using app = await createTestApp();
  const { params, recipient } = await aRequest(app);
  await recipient.call(acceptIntroduction, { params });
  const body = { reason: 'We have found somebody.', seen: 'requested' } as const;
  const refused = await recipient.refused(declineIntroduction, { params, body });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('changed meanwhile')]);
  expect((await recipient.call(getIntroduction, { params })).body.status).toBe('accepted');
  const seen = await recipient.call(declineIntroduction, { params, body: { ...body, seen: 'accepted' } });
  expect(seen.body.status).toBe('declined');
});
