import { expect, test } from 'vitest';

import {
  acceptIntroduction,
  createIntroduction,
  declineIntroduction,
  sendIntroduction,
} from '#contract/introductions.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { aMembership, introductionForm } from '#server/testing/introduction-factory.ts';
import { expireOverdue } from './expiry.ts';

const due = (app: TestApp) =>
  app.deps.database.db
    .selectFrom('introduction_charges')
    .where('state', '=', 'due')
    .select(['kind', 'amount_cents'])
    .execute();

test("of many requests at once exactly one is the month's first, whatever they quote", async () => {
  await using app = await createTestApp();
  const sender = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
  const targets = await Promise.all(Array.from({ length: 8 }, () => app.aUser()));
  const answers = await Promise.all(
    targets.map((target, index) =>
      sender.send(createIntroduction, {
        body: introductionForm(target, { quotedCents: index < 5 ? 2999 : 4999 }),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 5).filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const kinds = (await due(app)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'first')).toHaveLength(1);
  expect(kinds).toHaveLength(statuses.filter((status) => status === 201).length);
});

test('free introductions are used once: of six sent at once, two are free', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  await aMembership(app.deps, user, 'annual');
  const sender = await app.signedIn(user);
  const targets = await Promise.all(Array.from({ length: 6 }, () => app.aUser()));
  const answers = await Promise.all(
    targets.map((target) => sender.send(createIntroduction, { body: introductionForm(target, { quotedCents: 0 }) })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await due(app)).toEqual([
    { kind: 'free', amount_cents: 0 },
    { kind: 'free', amount_cents: 0 },
  ]);
});

test('the same request from two tabs is stored and charged once', async () => {
  await using app = await createTestApp();
  const sender = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
  const body = introductionForm(await app.aUser(), { quotedCents: 2999 });
  const answers = await Promise.all([1, 2, 3].map(() => sender.send(createIntroduction, { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await due(app)).toHaveLength(1);
});

test('a waiting request that two tabs send is charged once', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const sender = await app.signedIn(user);
  const { body } = await sender.call(createIntroduction, { body: introductionForm(await app.aUser()) });
  await aMembership(app.deps, user, 'monthly');
  const send = { params: { id: Number(body.id) }, body: { quotedCents: 2999 } };
  const answers = await Promise.all([1, 2, 3].map(() => sender.send(sendIntroduction, send)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await due(app)).toHaveLength(1);
});

test('of an acceptance and a decline at once, the history has the one that came first', async () => {
  await using app = await createTestApp();
  const asked = await app.aUser();
  const [sender, recipient] = [
    await app.signedIn(await app.aUser({ membershipTier: 'professional' })),
    await app.signedIn(asked),
  ];
  const { body } = await sender.call(createIntroduction, { body: introductionForm(asked, { quotedCents: 2999 }) });
  const params = { id: Number(body.id) };
  const answers = await Promise.all([
    recipient.send(acceptIntroduction, { params }),
    recipient.send(acceptIntroduction, { params }),
    recipient.send(declineIntroduction, { params, body: { reason: 'No time.' } }),
  ]);
  const trail = await app.deps.database.db
    .selectFrom('introduction_trail')
    .orderBy('id')
    .select(['from_status as from', 'to_status as to'])
    .execute();
  // Each entry continues from the previous one, and there are as many as successes.
  for (const [index, { from }] of trail.entries()) expect(from).toBe(trail[index - 1]?.to ?? null);
  expect(trail).toHaveLength(1 + answers.filter(({ ok }) => ok).length);
  expect(trail.filter(({ to }) => to === 'accepted').length).toBeLessThanOrEqual(1);
});

test('two processes that expire requests at once end each request once', async () => {
  await using database = await openTestDatabase();
  await using app = await createTestApp({ database });
  const other = openDatabase(database.location);
  const sender = await app.signedIn(await app.aUser({ membershipTier: 'professional' }));
  for (let count = 0; count < 4; count++) {
    await sender.call(createIntroduction, {
      body: introductionForm(await app.aUser(), { quotedCents: count === 0 ? 2999 : 4999 }),
    });
  }
  app.clock.advance({ days: 30 });
  await Promise.all([expireOverdue(app.deps), expireOverdue({ ...app.deps, database: other })]);
  await other.close();
  const { db } = app.deps.database;
  const ends = await db.selectFrom('introduction_trail').where('to_status', '=', 'expired').selectAll().execute();
  expect(ends).toHaveLength(4);
  expect(await due(app)).toEqual([]);
  const told = await db.selectFrom('notifications').where('title', 'like', '%has expired').select('id').execute();
  expect(told).toHaveLength(4);
});
