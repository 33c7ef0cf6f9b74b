import { describe, expect, test } from 'vitest';

import {
  createIntroduction,
  findIntroductionTargets,
  getIntroduction,
  getIntroductionTarget,
  introductionBounds,
  listIntroductions,
  quoteIntroduction,
  sendIntroduction,
} from '#contract/introductions.ts';
import { updateProfile } from '#contract/members-profile.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aCompany, aTechnology } from '#server/testing/company-factory.ts';
import { profileForm } from '#server/testing/factories.ts';
import { aMembership, introductionForm } from '#server/testing/introduction-factory.ts';
import { connect } from '#server/testing/message-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const aProfessional = (app: TestApp) => app.aUser({ membershipTier: 'professional' });
const stored = (app: TestApp) => app.deps.database.db.selectFrom('introductions').selectAll().orderBy('id').execute();
const charges = (app: TestApp) =>
  app.deps.database.db.selectFrom('introduction_charges').selectAll().orderBy('id').execute();

describe('a request from a professional', () => {
  test('is charged as quoted and sent at once; the recipient, the sender and the team are notified', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const [asked, sender] = [await app.aUser({ fullName: 'Ada Asked' }), await aProfessional(app)];
    const client = await app.signedIn(sender);
    expect((await client.call(quoteIntroduction)).body).toEqual({
      isProfessional: true,
      price: { kind: 'first', cents: 2999 },
      month: '2026-05',
      quarter: '2026-Q2',
      pricedThisMonth: 0,
      freePerQuarter: 0,
      freeLeft: 0,
    });
    const { body } = await client.call(createIntroduction, { body: introductionForm(asked, { quotedCents: 2999 }) });
    expect(body.status).toBe('requested');
    const [row] = await stored(app);
    expect(row).toMatchObject({
      recipient_id: asked.id,
      target_title: 'Ada Asked',
      sent_at: app.clock.now().toISOString(),
      expires_at: '2026-06-03T09:00:00.000Z',
    });
    expect(await charges(app)).toMatchObject([{ amount_cents: 2999, month: '2026-05', state: 'due' }]);
    await app.mail.flush();
    expect(smtp.received).toHaveLength(3);
    expect(Object.fromEntries(smtp.received.map(({ to, subject }) => [to?.[0]?.address, subject]))).toEqual({
      [asked.email]: 'Rosa Test would like to be introduced to you',
      [sender.email]: 'Your request to meet Ada Asked is on its way',
      [app.deps.env.site.contactEmail]: 'Warm introduction: Rosa Test to Ada Asked',
    });
    const told = smtp.received.find(({ to }) => to?.[0]?.address === asked.email);
    // The email names the requester, without contact details.
    expect(told?.text).toContain('Rosa Test, Partner at Test Ventures');
    expect(`${told?.text}${told?.html}`).not.toContain('rosa@test.example');
  });

  test('costs more if it is the second of a month; the next month starts at its first millisecond in UTC', async () => {
    await using app = await createTestApp();
    const user = await aProfessional(app);
    const ask = async (quotedCents: number) => {
      const [sender, target] = [await app.signedIn(user), await app.aUser()];
      return sender.send(createIntroduction, { body: introductionForm(target, { quotedCents }) });
    };
    expect((await ask(2999)).status).toBe(201);
    app.clock.advance({ days: 27, minutes: 14 * 60 + 59, seconds: 59, milliseconds: 999 });
    expect(app.clock.now().toISOString()).toBe('2026-05-31T23:59:59.999Z');
    const quote = (await (await app.signedIn(user)).call(quoteIntroduction)).body;
    expect(quote).toMatchObject({ price: { cents: 4999 }, pricedThisMonth: 1 });
    const refused = await ask(2999);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      fields: { quotedCents: expect.stringContaining('$49.99') },
    });
    expect(await stored(app)).toHaveLength(1);
    expect((await ask(4999)).status).toBe(201);
    app.clock.advance({ milliseconds: 1 });
    expect((await ask(4999)).status).toBe(409);
    expect((await ask(2999)).status).toBe(201);
    expect((await charges(app)).map(({ month, kind }) => [month, kind])).toEqual([
      ['2026-05', 'first'],
      ['2026-05', 'further'],
      ['2026-06', 'first'],
    ]);
  });

  test('is refused with the price if it has no quote; nothing is stored, mailed or charged', async () => {
    await using app = await createTestApp();
    const sender = await app.signedIn(await aProfessional(app));
    const { body } = await sender.refused(createIntroduction, { body: introductionForm(await app.aUser()) });
    expect(body).toMatchObject({ code: 'conflict', fields: { quotedCents: expect.stringContaining('$29.99') } });
    expect(await stored(app)).toEqual([]);
    expect(await app.deps.database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('is free twice a quarter with annual billing, then paid; with monthly billing it is never free', async () => {
    await using app = await createTestApp();
    const user = await app.aUser();
    await aMembership(app.deps, user, 'annual');
    app.clock.advance({ days: 40 });
    const sender = await app.signedIn(user);
    const prices = [];
    for (let count = 0; count < 4; count++) {
      const { price, freeLeft } = (await sender.call(quoteIntroduction)).body;
      prices.push([price?.kind, price?.cents, freeLeft]);
      await sender.call(createIntroduction, {
        body: introductionForm(await app.aUser(), { quotedCents: price?.cents }),
      });
    }
    expect(prices).toEqual([
      ['free', 0, 2],
      ['free', 0, 1],
      ['first', 2999, 0],
      ['further', 4999, 0],
    ]);
    // The first millisecond of July begins a quarter.
    app.clock.advance({ days: 17, minutes: 15 * 60, milliseconds: -1 });
    const later = await app.signedIn(user);
    expect((await later.call(quoteIntroduction)).body).toMatchObject({ quarter: '2026-Q2', freeLeft: 0 });
    app.clock.advance({ milliseconds: 1 });
    expect((await later.call(quoteIntroduction)).body).toMatchObject({ quarter: '2026-Q3', freeLeft: 2 });

    const monthly = await app.aUser();
    await aMembership(app.deps, monthly, 'monthly');
    expect((await (await app.signedIn(monthly)).call(quoteIntroduction)).body).toMatchObject({
      price: { kind: 'first' },
      freePerQuarter: 0,
    });
  });

  test('is refused for a target asked before, for oneself, for no one, and if either side has blocked the other', async () => {
    await using app = await createTestApp();
    const [user, target] = [await aProfessional(app), await app.aUser()];
    const sender = await app.signedIn(user);
    await sender.call(createIntroduction, { body: introductionForm(target, { quotedCents: 2999 }) });
    const refusal = async (id: number) => {
      const { status, body } = await sender.refused(createIntroduction, {
        body: introductionForm({ id }, { quotedCents: 4999 }),
      });
      return [status, body.fields?.targetId ?? body.message];
    };
    expect(await refusal(target.id)).toEqual([409, expect.stringContaining('already asked for this introduction')]);
    expect(await refusal(user.id)).toEqual([400, 'You cannot be introduced to yourself']);
    expect(await refusal(999_999)).toEqual([400, expect.stringContaining('does not exist')]);
    const blocker = await app.aUser();
    await app.deps.database.db
      .insertInto('blocks')
      .values({ blocker_id: blocker.id, blocked_id: user.id, created_at: app.clock.now().toISOString() })
      .execute();
    expect(await refusal(blocker.id)).toEqual([403, 'This member cannot receive introduction requests from you.']);
    expect(await charges(app)).toHaveLength(1);
  });
});

describe('a request from others', () => {
  test('from a visitor is confirmed, stored and free, and only the team is notified', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const target = await app.aUser();
    const { body } = await app.visitor().call(createIntroduction, { body: introductionForm(target) });
    expect(body).toEqual({ id: null, status: 'awaiting-membership' });
    expect(await stored(app)).toMatchObject([{ requester_id: null, recipient_id: null, sent_at: null }]);
    expect(await charges(app)).toEqual([]);
    await app.mail.flush();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([app.deps.env.site.contactEmail]);
    expect(smtp.received[0]?.subject).toContain('(awaiting membership)');
    expect(smtp.received[0]?.replyTo?.[0]?.address).toBe('rosa@test.example');
  });

  test('from a member waits, is hidden from others, and is sent and charged once its member is a professional and sends it', async () => {
    await using app = await createTestApp();
    const [user, asked] = [await app.aUser(), await app.aUser()];
    const [member, recipient] = [await app.signedIn(user), await app.signedIn(asked)];
    expect((await member.call(quoteIntroduction)).body).toMatchObject({ isProfessional: false, price: null });
    const { body } = await member.call(createIntroduction, { body: introductionForm(asked) });
    const params = { id: String(body.id) };
    expect((await recipient.call(listIntroductions, { query: { box: 'received' } })).body.items).toEqual([]);
    expect((await recipient.refused(getIntroduction, { params })).status).toBe(404);
    expect((await member.refused(sendIntroduction, { params, body: { quotedCents: 2999 } })).status).toBe(403);

    await aMembership(app.deps, user, 'annual');
    expect(await charges(app)).toEqual([]);
    const late = await member.refused(sendIntroduction, { params, body: { quotedCents: 2999 } });
    expect(late.body.fields?.quotedCents).toContain('costs nothing');
    const sent = await member.call(sendIntroduction, { params, body: { quotedCents: 0 } });
    expect(sent.body).toMatchObject({ status: 'requested', charge: { kind: 'free', cents: 0, isWaived: false } });
    expect(sent.body.trail.map(({ by, from, to }) => [by, from, to])).toEqual([
      ['requester', null, 'awaiting-membership'],
      ['requester', 'awaiting-membership', 'requested'],
    ]);
    const { items } = (await recipient.call(listIntroductions, { query: { box: 'received' } })).body;
    expect(items).toMatchObject([{ id: body.id, side: 'received', charge: null, isForCaller: true }]);
    expect((await member.refused(sendIntroduction, { params, body: { quotedCents: 0 } })).status).toBe(409);
    const stranger = await app.as('professional');
    expect((await stranger.refused(sendIntroduction, { params, body: { quotedCents: 0 } })).status).toBe(404);
  });
});

const long = (length: number) => 'x'.repeat(length);

test('requires all five fields, each with a maximum length', async () => {
  await using app = await createTestApp();
  const target = await app.aUser();
  const visitor = app.visitor();
  const { name, organization, role, reason } = introductionBounds;
  const refused = [
    ['name', '  ', 'Please enter your name'],
    ['name', long(name + 1), `Please keep this to ${name} characters`],
    ['email', 'rosa@', 'Please enter a valid email address'],
    ['organization', '', 'Please enter your organization'],
    ['organization', long(organization + 1), `Please keep this to ${organization} characters`],
    ['role', '', 'Please enter your role'],
    ['role', long(role + 1), `Please keep this to ${role} characters`],
    ['role', 'Partner\r\nBcc: all@test.example', 'Please use printable characters only'],
    ['reason', long(reason.min - 1), `Please give a reason of at least ${reason.min} characters`],
    ['reason', long(reason.max + 1), `Please keep this to ${reason.max} characters`],
    ['targetKind', 'planet', 'Please choose a member, a technology or a company'],
    ['targetId', undefined, 'Please choose who you would like to meet'],
  ] as const;
  for (const [field, value, sentence] of refused) {
    const { body } = await visitor.refused(createIntroduction, {
      body: { ...introductionForm(target), [field]: value },
    });
    expect(body.fields, `${field} ${JSON.stringify(value)}`).toEqual({ [field]: sentence });
  }
  expect(await stored(app)).toEqual([]);
  const taken = { name: long(name), organization: long(organization), role: long(role), reason: long(reason.max) };
  await visitor.call(createIntroduction, { body: introductionForm(target, taken) });
  await visitor.call(createIntroduction, { body: introductionForm(target, { reason: long(reason.min) }) });
  expect(await stored(app)).toHaveLength(2);
});

describe('people to ask for', () => {
  test('are found by name and by number, without private data', async () => {
    await using app = await createTestApp();
    const user = await app.aUser({ username: 'zelda.target', fullName: 'Zelda Target', organization: 'Tidewell' });
    const expected = {
      kind: 'member',
      id: user.id,
      title: 'Zelda Target',
      subtitle: null,
      path: `/network/profile/${user.id}`,
    };
    const visitor = app.visitor();
    expect((await visitor.call(findIntroductionTargets, { query: { search: 'ZELDA' } })).body).toEqual([
      { ...expected, subtitle: 'Tidewell' },
    ]);
    expect((await visitor.call(findIntroductionTargets, { query: { search: 'nobody-at-all' } })).body).toEqual([]);
    expect((await visitor.call(findIntroductionTargets, { query: {} })).body).toEqual([]);
    const params = { kind: 'member' as const, id: String(user.id) };
    expect((await visitor.call(getIntroductionTarget, { params })).body).toEqual({
      ...expected,
      connectedId: null,
    });
    expect((await visitor.refused(getIntroductionTarget, { params: { ...params, id: 999_999 } })).status).toBe(404);
  });
});

describe('to a connection of the sender', () => {
  test('an introduction is not sold: neither to the member nor to a technology they own', async () => {
    await using app = await createTestApp();
    const [sender, known] = [await aProfessional(app), await app.aUser({ fullName: 'Bob Known' })];
    const client = await app.signedIn(sender);
    const technology = await aTechnology(app.deps, { companyId: await aCompany(app.deps, { ownerId: known.id }) });
    const targets = [
      { targetKind: 'member', targetId: known.id },
      { targetKind: 'technology', targetId: technology },
    ] as const;
    const connectedTo = async ({ targetKind, targetId }: (typeof targets)[number]) =>
      (await client.call(getIntroductionTarget, { params: { kind: targetKind, id: String(targetId) } })).body
        .connectedId;
    for (const target of targets) expect(await connectedTo(target)).toBeNull();
    // A request from before they were connected waits for the membership, and is not sold then either.
    const early = await app.aUser();
    const earlyClient = await app.signedIn(early);
    const waiting = await earlyClient.call(createIntroduction, { body: introductionForm(known) });

    await connect(app.deps, sender, known);
    await connect(app.deps, early, known);
    for (const target of targets) {
      expect(await connectedTo(target)).toBe(known.id);
      const body = introductionForm(known, { ...target, quotedCents: 2999 });
      const refused = await client.refused(createIntroduction, { body });
      expect(refused.status).toBe(409);
      expect(refused.body.fields?.targetId).toMatch(
        /^You are already connected with .*\. You can message them for free/,
      );
    }
    expect((await earlyClient.refused(createIntroduction, { body: introductionForm(known) })).status).toBe(409);
    await aMembership(app.deps, early, 'monthly');
    const params = { id: String(waiting.body.id) };
    const sent = await (await app.signedIn(early)).refused(sendIntroduction, { params, body: { quotedCents: 2999 } });
    expect(sent.status).toBe(409);
    expect(await charges(app)).toEqual([]);

    // A member whose profile is turned off is not named by their records, not even to connections.
    await (await app.signedIn(known)).call(updateProfile, { body: profileForm({ isListed: false }) });
    const [, quiet] = targets;
    expect(await connectedTo(quiet)).toBeNull();
    const { body } = await client.call(createIntroduction, {
      body: introductionForm(known, { ...quiet, quotedCents: 2999 }),
    });
    expect(body.status).toBe('requested');
  });
});
