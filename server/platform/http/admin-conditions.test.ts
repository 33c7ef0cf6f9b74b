import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';

import { exportAccount } from '#contract/account-data.ts';
import { me, signIn } from '#contract/accounts.ts';
import { confirmIdentity } from '#contract/accounts-sessions.ts';
import { getAccount } from '#contract/accounts-settings.ts';
import { confirmTwoFactor, setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { adminEndpoints, endpoints } from '#contract/endpoints.ts';
import { confirmationMinutes, fileTypesOf } from '#contract/kit/endpoint.ts';
import { closeListing } from '#contract/listings-own.ts';
import { listSecurityActivity } from '#contract/security-log.ts';
import { exportUsers, listUsers, setUserRole } from '#contract/users.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectRefusal } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { sampleInput } from '#server/testing/sample-input.ts';

const password = samplePassword;

describe('L16: admins need a second factor if the setting says so', () => {
  const env = { ADMIN_TWO_FACTOR: 'required' };

  test('without one, every admin call is refused, and the account says why', async () => {
    await using app = await createTestApp({ env });
    const admin = await app.as('admin');
    for (const endpoint of adminEndpoints) {
      const { body } = await expectRefusal(await admin.send(endpoint, sampleInput(endpoint)));
      expect(body.code, endpoint.name).toBe('two_factor_required');
    }
    expect((await admin.call(me)).body?.role).toBe('admin');
    expect((await admin.call(getAccount)).body).toMatchObject({ role: 'admin', mustSetUpTwoFactor: true });
    await expect
      .poll(async () => (await admin.call(listSecurityActivity, { query: {} })).body.items.at(0))
      .toMatchObject({ event: 'admin-access', result: 'not-allowed' });
  });

  test("without one, an admin has no admin rights in members' calls", async () => {
    await using app = await createTestApp({ env });
    const params = { id: await app.aListing(await app.aUser()) };
    const admin = await app.as('admin');
    expect((await admin.refused(closeListing, { params })).body.code).toBe('forbidden');
    await using open = await createTestApp({ database: app.deps.database, clock: app.clock });
    const elsewhere = await open.as('admin');
    expect((await elsewhere.send(closeListing, { params })).status).toBe(200);
  });

  test('with one, the calls work in the same session', async () => {
    await using app = await createTestApp({ env });
    const admin = await app.as('admin');
    const { secret } = (await admin.call(setUpTwoFactor, { body: { password } })).body;
    const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
    expect((await admin.refused(listUsers)).body.code).toBe('two_factor_required');
    await admin.call(confirmTwoFactor, { body: { code } });
    await admin.call(listUsers, { query: {} });
    expect((await admin.call(getAccount)).body.mustSetUpTwoFactor).toBe(false);
  });

  test('members and the quick login users do not need one', async () => {
    await using app = await createTestApp({ env });
    const member = await app.as('member');
    expect((await member.call(getAccount)).body.mustSetUpTwoFactor).toBe(false);
    expect((await member.refused(listUsers)).body.code).toBe('forbidden');
    const quick = await app.signedIn(await app.aUser({ role: 'admin', isTest: true }));
    await quick.call(listUsers, { query: {} });
  });
});

describe('L16: sensitive calls ask for the password again', () => {
  async function longSignedIn(app: TestApp) {
    const user = await app.aUser({ role: 'admin' });
    const admin = app.visitor();
    await admin.call(signIn, { body: { username: user.username, password } });
    const role = { params: { id: String((await app.aUser()).id) }, body: { role: 'admin' } } as const;
    return { user, admin, role };
  }

  test('the calls that do', () => {
    const names = endpoints.filter(({ needsConfirmation }) => needsConfirmation).map(({ name }) => name);
    const exports = endpoints.filter(
      (endpoint) => fileTypesOf(endpoint).includes('text/csv') && endpoint.access === 'admin',
    );
    expect(names.toSorted()).toEqual(
      ['users.setRole', 'accountData.export', ...exports.map(({ name }) => name)].toSorted(),
    );
  });

  test('ten minutes after the sign-in they are refused with a code of their own until the password is given', async () => {
    await using app = await createTestApp();
    const { admin, role } = await longSignedIn(app);
    app.clock.advance({ minutes: confirmationMinutes, milliseconds: -1 });
    await admin.call(setUserRole, role);
    app.clock.advance({ milliseconds: 1 });
    for (const [endpoint, input] of [
      [setUserRole, role],
      [exportUsers, { body: { filters: {} } }],
      [exportAccount, {}],
    ] as const) {
      expect((await admin.refused(endpoint, input)).body.code, endpoint.name).toBe('confirmation_required');
    }
    const { status, body } = await admin.refused(confirmIdentity, { body: { password: 'wrong-one' } });
    expect([status, body.fields]).toEqual([400, { password: 'This is not your password.' }]);
    expect((await admin.refused(setUserRole, role)).body.code).toBe('confirmation_required');
    await admin.call(confirmIdentity, { body: { password } });
    await admin.call(setUserRole, role);
    await admin.call(exportUsers, { body: { filters: {} } });
    app.clock.advance({ minutes: confirmationMinutes });
    expect((await admin.refused(setUserRole, role)).body.code).toBe('confirmation_required');
  });

  test('the password counts only for the session in which it was typed', async () => {
    await using app = await createTestApp();
    const { user, admin, role } = await longSignedIn(app);
    const other = app.visitor();
    await other.call(signIn, { body: { username: user.username, password } });
    app.clock.advance({ minutes: confirmationMinutes });
    await admin.call(confirmIdentity, { body: { password } });
    expect((await other.refused(setUserRole, role)).body.code).toBe('confirmation_required');
    await admin.call(setUserRole, role);
  });
});
