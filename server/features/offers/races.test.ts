import { expect, test } from 'vitest';

import { redeemOffer } from '#contract/offers.ts';
import { getAdminOffer, importCodes } from '#contract/offers-admin.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { anOffer } from '#server/testing/offer-factory.ts';

const one = (id: number) => ({ params: { id: String(id) } });

/** Two servers over one database, each with its own connections, as two processes have them. */
async function twoServers() {
  const disposal = new AsyncDisposableStack();
  const shared = disposal.use(await openTestDatabase({}));
  const app = disposal.use(await createTestApp({ database: shared }));
  const other = openDatabase(shared.location, 'requests');
  disposal.defer(() => other.close());
  const second = disposal.use(await createTestApp({ database: other, clock: app.clock }));
  return { apps: [app, second] as const, app, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}

/** So many professionals, on both servers in turn. */
const professionals = ([first, second]: readonly [TestApp, TestApp], count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => (index % 2 === 0 ? first : second).as('professional')));

test('of ten members at once on two servers, four get the four codes, each another one', async () => {
  await using servers = await twoServers();
  const id = await anOffer(servers.app, { codeKind: 'own' }, { codes: 'A-1\nB-2\nC-3\nD-4' });
  const members = await professionals(servers.apps, 10);
  const answers = await Promise.all(members.map((member) => member.send(redeemOffer, one(id))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(4).fill(200),
    ...Array<number>(6).fill(409),
  ]);
  const given = await Promise.all(
    answers.filter(({ ok }) => ok).map(async (answer) => redeemOffer.response.parse(await answer.json()).code),
  );
  expect(given).toHaveLength(4);
  expect(new Set(given)).toEqual(new Set(['A-1', 'B-2', 'C-3', 'D-4']));
  const { body } = await (await servers.app.as('admin')).call(getAdminOffer, one(id));
  expect(body).toMatchObject({ redeemed: 4, left: 0, codes: { left: 0 } });
});

test('a limit of three is redeemed three times, however many ask at once', async () => {
  await using servers = await twoServers();
  const id = await anOffer(servers.app, { limit: 3 });
  const members = await professionals(servers.apps, 8);
  const answers = await Promise.all(members.map((member) => member.send(redeemOffer, one(id))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

test('the same member in two tabs and on two servers gets one code', async () => {
  await using servers = await twoServers();
  const [app, second] = servers.apps;
  const id = await anOffer(app, { codeKind: 'own' }, { codes: 'A-1\nB-2' });
  const user = await app.aUser({ membershipTier: 'professional' });
  const [tab, other] = [await app.signedIn(user), await second.signedIn(user)];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? tab : other).call(redeemOffer, one(id))),
  );
  const codes = answers.map(({ body }) => body.code);
  expect(new Set(codes)).toEqual(new Set(['A-1']));
  const { body } = await (await app.as('admin')).call(getAdminOffer, one(id));
  expect(body).toMatchObject({ redeemed: 1, codes: { left: 1 } });
});

test('codes that two admins import at once are there once', async () => {
  await using servers = await twoServers();
  const id = await anOffer(servers.app, { codeKind: 'own' }, { codes: 'A-1' });
  const admins = await Promise.all(servers.apps.map((app) => app.as('admin')));
  const answers = await Promise.all(
    admins.map((admin) => admin.send(importCodes, { ...one(id), body: { codes: 'B-2\nC-3' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await (await servers.app.as('admin')).call(getAdminOffer, one(id))).body.codes).toMatchObject({
    imported: 3,
    left: 3,
  });
});
