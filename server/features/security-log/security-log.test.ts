import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { createUser, signIn, signOut } from '#contract/accounts.ts';
import { endOtherSessions } from '#contract/accounts-sessions.ts';
import { changeOwnPassword } from '#contract/accounts-settings.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#contract/accounts-two-factor.ts';
import { listFailedMails } from '#contract/failed-mails.ts';
import {
  exportSecurityLog,
  listSecurityActivity,
  listSecurityLog,
  type SecurityEventName,
} from '#contract/security-log.ts';
import { endUserSessions, restoreUser, setUserRole, suspendUser } from '#contract/users.ts';
import { startMembership } from '#server/features/memberships/store.ts';
import { refusedAdminLimit } from '#server/platform/security-log/refused-admin.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createClock } from '#server/testing/clock.ts';
import { samplePassword } from '#server/testing/factories.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const id = (user: { id: number }) => ({ params: { id: String(user.id) } });

/**
 * The log's entries about an account, oldest first. Waits until there are `count`, because some are written after the
 * answer.
 */
async function eventsOf(user: { id: number }, count: number): Promise<string[]> {
  const read = async () =>
    (await admin.call(listSecurityLog, { query: { userId: String(user.id), limit: '50' } })).body.items;
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read()).map(({ event, result }) => (result === 'done' ? event : `${event}: ${result}`)).toReversed();
}

describe('M6: what is logged', () => {
  test('sign-up, sign-in and sign-out, with device and network', async () => {
    const visitor = app.visitor({ headers: { 'User-Agent': firefox } });
    const body = { username: 'a.logged.one', email: 'logged@example.com', password: samplePassword };
    const { body: user } = await visitor.call(createUser, { body });
    await visitor.call(signIn, { body: { username: user.username, password: samplePassword } });
    const { body: own } = await visitor.call(listSecurityActivity, { query: {} });
    expect(own.items).toMatchObject([
      { event: 'sign-in', result: 'done', device: 'Firefox on Windows', client: 'web', isByTeam: false },
      { event: 'account.create', device: 'Firefox on Windows' },
    ]);
    await visitor.call(signOut);
    expect(await eventsOf(user, 3)).toEqual(['account.create', 'sign-in', 'sign-out']);
    const rows = await app.deps.database.db
      .selectFrom('security_log')
      .where('user_id', '=', user.id)
      .selectAll()
      .execute();
    expect(new Set(rows.map(({ network }) => network))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|logged|Correct-Horse/);
  });

  test('refused sign-ins: wrong password, unknown account, suspended', async () => {
    const user = await app.aUser();
    const visitor = app.visitor({ headers: { 'User-Agent': firefox } });
    await visitor.refused(signIn, { body: { username: user.username, password: 'wrong-one' } });
    await visitor.refused(signIn, { body: { username: user.email.toUpperCase(), password: 'wrong-one' } });
    await admin.call(suspendUser, { ...id(user), body: { reason: 'For the test' } });
    await visitor.refused(signIn, { body: { username: user.username, password: samplePassword } });
    const events = await eventsOf(user, 4);
    expect(events.toSorted()).toEqual([
      'account.suspend',
      'sign-in: suspended',
      'sign-in: wrong-password',
      'sign-in: wrong-password',
    ]);
    const query = { event: 'sign-in', refused: 'true' } as const;
    await app.visitor().refused(signIn, { body: { username: 'nobody.has.this', password: 'wrong-one' } });
    await expect
      .poll(async () => (await admin.call(listSecurityLog, { query })).body.items)
      .toContainEqual(expect.objectContaining({ account: null, result: 'unknown-account' }));
  });

  test('a sign-in that is delayed', async () => {
    await using slow = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const user = await slow.aUser();
    const { db } = slow.deps.database;
    const wrong = { body: { username: user.username, password: 'wrong-one' } };
    const results = () =>
      db.selectFrom('security_log').where('user_id', '=', user.id).select('result').orderBy('id').execute();
    await slow.visitor().refused(signIn, wrong);
    // It is written after the answer.
    await expect.poll(results).toEqual([{ result: 'wrong-password' }]);
    const { body } = await slow.visitor().refused(signIn, wrong);
    expect(body.code).toBe('rate_limited');
    await expect.poll(results).toEqual([{ result: 'wrong-password' }, { result: 'too-many' }]);
  });

  test('password, second factor, devices and data', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const password = samplePassword;
    await client.refused(setUpTwoFactor, { body: { password: 'wrong-one' } });
    const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
    const codeNow = () => {
      app.clock.advance({ minutes: 1 });
      return new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
    };
    const { recoveryCodes } = (await client.call(confirmTwoFactor, { body: { code: codeNow() } })).body;
    await app.visitor().refused(signIn, { body: { username: user.username, password, code: '000000' } });
    await app.visitor().call(signIn, { body: { username: user.username, password, code: recoveryCodes[0] } });
    await client.call(renewRecoveryCodes, { body: { password, code: codeNow() } });
    await client.call(disableTwoFactor, { body: { password, code: codeNow() } });
    await client.call(endOtherSessions, { body: { password } });
    await client.call(exportAccount);
    await client.call(changeOwnPassword, { body: { currentPassword: password, newPassword: 'Another-Horse-10' } });
    expect(await eventsOf(user, 11)).toEqual([
      'sign-in',
      'password-check: wrong-password',
      'two-factor.on',
      'second-factor: wrong-code',
      'recovery-codes.use',
      'sign-in',
      'recovery-codes.renew',
      'two-factor.off',
      'sessions.end',
      'data.export',
      'password.change',
    ]);
  });

  test('actions by others: the member sees that it was the team, but not from which browser', async () => {
    const user = await app.aUser();
    const boss = await app.aUser({ role: 'admin', fullName: 'Ada Admin' });
    const team = await app.signedIn(boss);
    await team.call(suspendUser, { ...id(user), body: { reason: 'For the test' } });
    await team.call(restoreUser, id(user));
    await team.call(endUserSessions, id(user));
    await team.call(setUserRole, { ...id(user), body: { role: 'admin' } });
    await team.call(setUserRole, { ...id(user), body: { role: 'member' } });
    const startsAt = app.clock.now().toISOString();
    const term = { billing: 'monthly', startsAt, endsAt: startsAt, subscriptionId: null } as const;
    await app.deps.database.write((trx) => startMembership(trx, { ...term, userId: user.id, actorId: boss.id }));
    const names: SecurityEventName[] = [
      'account.suspend',
      'account.restore',
      'sessions.end',
      'role.admin',
      'role.member',
      'membership.start',
    ];
    expect(await eventsOf(user, 6)).toEqual(names);
    const { body: log } = await admin.call(listSecurityLog, { query: { userId: String(user.id) } });
    expect(log.items.every(({ actor }) => actor?.id === boss.id && actor.name === 'Ada Admin')).toBe(true);
    const { body: own } = await (await app.signedIn(user)).call(listSecurityActivity, { query: {} });
    expect(own.items.slice(1).every((entry) => entry.isByTeam && entry.device === null)).toBe(true);
    expect(JSON.stringify(own)).not.toContain('Ada');
  });

  test('refused access to admin pages, up to a useful number', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    for (let call = 0; call < refusedAdminLimit + 5; call += 1) await client.refused(listFailedMails);
    const events = await eventsOf(user, refusedAdminLimit + 1);
    expect(new Set(events)).toEqual(new Set(['sign-in', 'admin-access: not-allowed']));
  });

  test('each of several writes in one transaction has its own caller', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => app.aUser()));
    await Promise.all(
      users.map(({ username }, index) =>
        app
          .visitor({ headers: { 'User-Agent': index % 2 ? firefox : 'Mozilla/5.0 (X11; Linux) Safari/605' } })
          .call(signIn, { body: { username, password: samplePassword } }),
      ),
    );
    for (const [index, user] of users.entries()) {
      const { body } = await admin.call(listSecurityLog, { query: { userId: String(user.id) } });
      expect(body.items[0]?.device).toBe(index % 2 ? 'Firefox on Windows' : 'Safari on Linux');
    }
  });
});

describe('M6: how the log is stored', () => {
  test('members see only their own entries, page by page', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    for (let time = 0; time < 4; time += 1) await client.call(endOtherSessions, { body: { password: samplePassword } });
    const first = (await client.call(listSecurityActivity, { query: { limit: '3' } })).body;
    expect(first.count).toEqual({ value: 5, isCapped: false });
    const cursor = first.nextCursor ?? '';
    const second = (await client.call(listSecurityActivity, { query: { limit: '3', cursor } })).body;
    expect([...first.items, ...second.items].map(({ event }) => event)).toEqual([
      ...Array.from({ length: 4 }, () => 'sessions.end'),
      'sign-in',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  test('admins find events by network, and export them', async () => {
    const user = await app.aUser();
    const before = (await admin.call(listSecurityLog, { query: {} })).body.items;
    await app.visitor().call(signIn, { body: { username: user.username, password: samplePassword } });
    const { body } = await admin.call(listSecurityLog, { query: { userId: String(user.id) } });
    const network = body.items[0]?.network ?? '';
    const found = await admin.call(listSecurityLog, { query: { network } });
    expect(found.body.items[0]).toMatchObject({ account: { id: user.id }, network });
    const other = await admin.call(listSecurityLog, { query: { network: '0'.repeat(32) } });
    expect(other.body.items).toEqual([]);
    expect(before.length).toBeGreaterThan(0);
    const file = await admin.call(exportSecurityLog, { body: { filters: { userId: String(user.id) } } });
    expect(file.body).toContain('Sign-in');
  });

  test('entries cannot be changed, and those of the last four weeks cannot be deleted', async () => {
    await using present = await createTestApp({ clock: createClock(new Date().toISOString()) });
    const user = await present.aUser();
    const client = await present.signedIn(user);
    const { db } = present.deps.database;
    await expect(db.updateTable('security_log').set({ result: 'done' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('security_log').execute()).rejects.toThrow('append-only');
    await db.schema.alterTable('security_log').renameTo('security_log_away').execute();
    const passwords = { currentPassword: samplePassword, newPassword: 'Another-Horse-10' };
    expect((await client.refused(changeOwnPassword, { body: passwords })).status).toBe(500);
    await db.schema.alterTable('security_log_away').renameTo('security_log').execute();
    await client.call(changeOwnPassword, { body: passwords });
  });

  test('entries older than SECURITY_LOG_DAYS are deleted', async () => {
    const day = 24 * 60 * 60 * 1000;
    const clock = createClock(new Date(Date.now() - 100 * day).toISOString());
    await using past = await createTestApp({ clock, env: { SECURITY_LOG_DAYS: '40' } });
    const { sweep } = await import('#server/platform/jobs/sweep.ts');
    const user = await past.aUser();
    await past.signedIn(user);
    clock.advance({ days: 30 });
    await past.signedIn(user);
    const { db } = past.deps.database;
    const kept = () => db.selectFrom('security_log').select('created_at').execute();
    await sweep(past.deps);
    expect(await kept()).toHaveLength(2);
    clock.advance({ days: 10 });
    await sweep(past.deps);
    expect(await kept()).toEqual([{ created_at: new Date(clock.now().getTime() - 10 * day).toISOString() }]);
  });

  test('a deleted account leaves its number, and the export has the entries that its member can see', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const { data } = (await client.call(exportAccount)).body;
    expect(data.securityActivity).toMatchObject([{ event: 'sign-in', result: 'done' }]);
    expect(JSON.stringify(data.securityActivity)).not.toContain('network');
    await client.call(deleteAccount, { body: { password: samplePassword } });
    expect(await eventsOf(user, 3)).toEqual(['sign-in', 'data.export', 'account.delete']);
    const { body } = await admin.call(listSecurityLog, { query: { userId: String(user.id) } });
    expect(body.items[0]?.account?.name).toBe('Former member');
  });

  test('a known and an unknown account cause the same work, after the answer', async () => {
    const user = await app.aUser();
    const { database } = app.deps;
    const writes: unknown[] = [];
    const watched: TestApp['deps']['database'] = {
      ...database,
      write: (work) => {
        writes.push(work.toString());
        return database.write(work);
      },
    };
    await using observed = await createTestApp({ database: watched, clock: app.clock });
    const rows = async () => {
      const { total } = await database.db
        .selectFrom('security_log')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    };
    const workFor = async (username: string) => {
      const [before, start] = [await rows(), writes.length];
      await observed.visitor().refused(signIn, { body: { username, password: 'wrong-one' } });
      await expect.poll(rows).toBe(before + 1);
      return writes.slice(start);
    };
    const known = await workFor(user.username);
    expect(await workFor('nobody.has.this')).toEqual(known);
    expect(known).toHaveLength(1);
  });
});
