import { expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { endUserSessions, listUsers, restoreUser, setUserRole, suspendUser } from '#contract/users.ts';
import { createTestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { findUsers } from './list-store.ts';

test('P20: accounts are found by a part of a name or an address, and by their state', async () => {
  await using app = await createTestApp();
  const ines = await app.aUser({ username: 'Ines.Okafor', email: 'io@tidewell.example' });
  const jonas = await app.aUser({ username: 'jonas', email: 'inestimable@test.example' });
  const admin = await app.as('admin');
  const found = async (query: Parameters<typeof admin.call<typeof listUsers>>[1]['query']) =>
    (await admin.call(listUsers, { query })).body.items.map(({ id }) => id);
  expect(await found({ search: 'INES' })).toEqual([jonas.id, ines.id]);
  expect(await found({ search: 'ines.' })).toEqual([ines.id]);
  expect(await found({ search: 'okafor' })).toEqual([ines.id]);
  expect(await found({ search: 'KAF' })).toEqual([ines.id]);
  expect(await found({ search: 'in' })).toEqual([jonas.id, ines.id]);
  expect(await found({ search: 'ka' })).toEqual([]);
  const vera = await app.aUser({ username: 'v-g', fullName: 'Vera Green' });
  expect(await found({ search: 'Green' })).toEqual([vera.id]);
  expect(await found({ search: 'green  ver v-' })).toEqual([vera.id]);
  expect(await found({ search: 'green okafor' })).toEqual([]);
  for (const search of ['100%', 'in__', '"ines" OR', "o'k", '\\']) expect(await found({ search }), search).toEqual([]);
  await app.deps.database.write((trx) =>
    trx.updateTable('users').set({ full_name: 'Vera Blau' }).where('id', '=', vera.id).execute(),
  );
  expect(await found({ search: 'green' })).toEqual([]);
  expect(await found({ search: 'blau', tier: 'free' })).toEqual([vera.id]);
  expect(await found({ search: 'blau', tier: 'professional' })).toEqual([]);
  expect(await found({ search: 'ines', limit: '1' })).toEqual([jonas.id]);
  expect(await found({ role: 'admin' })).toHaveLength(1);
  await admin.call(suspendUser, { params: { id: String(ines.id) }, body: { reason: 'Spam' } });
  expect(await found({ suspended: 'true' })).toEqual([ines.id]);
  expect(await found({ search: 'ines', suspended: 'false' })).toEqual([jonas.id]);
});

test('P20: the search for accounts reads an index', async () => {
  await using app = await createTestApp();
  await app.aUser({ fullName: 'Vera Green' });
  const page = { sort: 'newest', after: 9, limit: 3 } as const;
  for (const filters of [{ search: 'green' }, { search: 'green ver' }, { search: 'v' }, { suspended: true }, {}]) {
    await expectIndexed(app.deps.database, (database) => findUsers(database, filters, page));
  }
});

test('a suspended user is signed out at once and can return when restored; each step is logged', async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const admin = await app.as('admin');
  const params = { id: String(user.id) };
  const { body } = await admin.call(suspendUser, { params, body: { reason: 'Five identical listings' } });
  expect(body).toMatchObject({ id: user.id, isSuspended: true });
  expect((await client.call(me)).body).toBeNull();
  expect((await admin.call(restoreUser, { params })).body.isSuspended).toBe(false);
  const again = await app.signedIn(user);
  expect((await again.call(me)).body).toMatchObject({ id: user.id });
  expect((await admin.call(endUserSessions, { params })).body.ended).toBe(1);
  expect((await again.call(me)).body).toBeNull();
  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items.map(({ action, note }) => [action, note])).toEqual([
    ['user.end-sessions', null],
    ['user.restore', null],
    ['user.suspend', 'Five identical listings'],
  ]);
});

test('a role is granted and withdrawn; old sessions do not carry it; the last admin keeps it', async () => {
  await using app = await createTestApp();
  const [chief, user] = [await app.aUser({ role: 'admin' }), await app.aUser()];
  const admin = await app.signedIn(chief);
  const own = { id: String(chief.id) };
  expect((await admin.refused(setUserRole, { params: own, body: { role: 'member' } })).body.code).toBe('conflict');
  expect((await admin.refused(suspendUser, { params: own, body: { reason: 'A test' } })).body.code).toBe('conflict');
  const client = await app.signedIn(user);
  await admin.call(setUserRole, { params: { id: String(user.id) }, body: { role: 'admin' } });
  expect((await client.call(me)).body).toBeNull();
  const second = await app.signedIn({ ...user, role: 'admin' });
  // Of two admins who remove each other's role at the same time, one keeps it.
  const answers = await Promise.all([
    admin.send(setUserRole, { params: { id: user.id }, body: { role: 'member' } }),
    second.send(setUserRole, { params: { id: chief.id }, body: { role: 'member' } }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const admins = await app.deps.database.db.selectFrom('users').where('role', '=', 'admin').select('id').execute();
  expect(admins).toHaveLength(1);
});

test('an account with an unconfirmed address cannot be made an admin', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const user = await app.aUser({ emailConfirmedAt: null });
  const { status, body } = await admin.refused(setUserRole, { params: { id: user.id }, body: { role: 'admin' } });
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: `${user.username} has not confirmed their email address yet, so they cannot be an admin.`,
  });
  expect((await admin.call(listUsers, { query: { role: 'admin' } })).body.items).toHaveLength(1);
});

test('an unknown account is answered with 404, and a suspension needs a reason', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const params = { id: '987654' };
  expect((await admin.refused(restoreUser, { params })).status).toBe(404);
  const { body } = await admin.refused(suspendUser, { params, body: { reason: ' ' } });
  expect(body.fields).toEqual({ reason: 'Please say why' });
});
