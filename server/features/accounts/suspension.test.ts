import { expect, test } from 'vitest';

import { me, signIn } from '#contract/accounts.ts';
import { createTestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { isLastAdmin, liftSuspension, suspendUser } from './account-store.ts';
import { startSession } from './sessions.ts';

test('a suspended account loses its sessions at once and cannot sign in until it is restored', async () => {
  await using app = await createTestApp({ env: { SITE_CONTACT_EMAIL: 'team@test.example' } });
  const user = await app.aUser();
  const [browser, stranger] = [await app.signedIn(user), await app.as('member')];
  const { database } = app.deps;
  const at = app.clock.now().toISOString();
  expect(await database.write((trx) => suspendUser(trx, user.id, at))).toBe(true);
  expect((await browser.call(me)).body).toBeNull();
  expect((await stranger.call(me)).body).not.toBeNull();
  const refused = await app.visitor().refused(signIn, { body: { username: user.username, password: samplePassword } });
  expect(refused.status).toBe(403);
  expect(refused.body.message).toBe('This account is suspended. Please write to team@test.example.');
  // Without the password the answer does not reveal the suspension.
  const wrong = await app
    .visitor()
    .refused(signIn, { body: { username: user.username, password: 'Wrong-Password-1' } });
  expect(wrong.body.code).toBe('invalid_credentials');

  expect(await database.write((trx) => suspendUser(trx, user.id, at))).toBe(false);
  await database.write((trx) => liftSuspension(trx, user.id));
  expect((await browser.call(me)).body).toBeNull();
  await app.visitor().call(signIn, { body: { username: user.username, password: samplePassword } });
});

test('a sign-in that is in progress during a suspension is refused', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const { database } = app.deps;
  const { password_hash: passwordHash } = await database.db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const session = { userId: user.id, client: 'web', userAgent: '', replaces: null, passwordHash } as const;
  const signIns = () => Array.from({ length: 5 }, () => startSession(app.deps, session).catch(() => 'refused'));
  const suspended = database.write((trx) => suspendUser(trx, user.id, app.clock.now().toISOString()));
  await Promise.all([...signIns(), suspended, ...signIns()]);
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('an admin is the last one if no other admin can sign in', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  const [first, second] = [await app.aUser({ role: 'admin' }), await app.aUser({ role: 'admin' })];
  const test = await app.aUser({ role: 'admin', isTest: true });
  const isLast = (id: number, withTestUsers = false) =>
    database.write((trx) => isLastAdmin(database, trx, id, withTestUsers));
  expect(await isLast(first.id)).toBe(false);
  await database.write((trx) => suspendUser(trx, second.id, app.clock.now().toISOString()));
  expect(await isLast(first.id)).toBe(true);
  expect(await isLast(first.id, true)).toBe(false);
  expect(await isLast(test.id)).toBe(false);
});
