import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { signIn } from '#contract/accounts.ts';
import { confirmTwoFactor, setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { forgetKey } from '#server/cli/admin-command.ts';
import { createSecretKey } from '#server/platform/secret-key.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { sealTwoFactorSecrets } from './sealed-secrets.ts';

const otherKey = createSecretKey(Buffer.alloc(32, 7));

/** Turns two-factor sign-in on as a member does; returns the authenticator app's secret. */
async function withTwoFactor(app: TestApp) {
  const user = await app.aUser();
  const client = await app.signedIn(user);
  const { body } = await client.call(setUpTwoFactor, { body: { password: samplePassword } });
  const codeNow = () => new TOTP({ secret: body.secret }).generate({ timestamp: app.clock.now().getTime() });
  const { recoveryCodes } = (await client.call(confirmTwoFactor, { body: { code: codeNow() } })).body;
  app.clock.advance({ minutes: 5 });
  const credentials = { username: user.username, password: samplePassword };
  return { user, secret: body.secret, codeNow, recoveryCodes, credentials };
}

async function storedSecret(app: TestApp): Promise<string> {
  return (await app.deps.database.db.selectFrom('two_factor').select('secret').executeTakeFirstOrThrow()).secret;
}

test('M5: secrets are stored encrypted, and sign-in still works', async () => {
  await using app = await createTestApp();
  const { secret, codeNow, credentials } = await withTwoFactor(app);
  expect(await storedSecret(app)).toMatch(/^v1\./);
  expect(await storedSecret(app)).not.toContain(secret);
  await app.visitor().call(signIn, { body: { ...credentials, code: codeNow() } });
});

test('M5: unencrypted secrets of an earlier version work, and are encrypted at the next start, even by several processes', async () => {
  await using app = await createTestApp();
  const { user, secret, codeNow, credentials } = await withTwoFactor(app);
  const { db } = app.deps.database;
  await db.updateTable('two_factor').set({ secret }).where('user_id', '=', user.id).execute();
  await app.visitor().call(signIn, { body: { ...credentials, code: codeNow() } });
  await Promise.all([sealTwoFactorSecrets(app.deps), sealTwoFactorSecrets(app.deps), sealTwoFactorSecrets(app.deps)]);
  const sealed = await storedSecret(app);
  expect(sealed).toMatch(/^v1\./);
  app.clock.advance({ minutes: 5 });
  await app.visitor().call(signIn, { body: { ...credentials, code: codeNow() } });
  await sealTwoFactorSecrets(app.deps);
  expect(await storedSecret(app)).toBe(sealed);
});

test("M5: a secret does not work in another account's row", async () => {
  await using app = await createTestApp();
  const { user } = await withTwoFactor(app);
  const thief = await app.aUser();
  await app.deps.database.db
    .updateTable('two_factor')
    .set({ user_id: thief.id })
    .where('user_id', '=', user.id)
    .execute();
  const { status } = await app
    .visitor()
    .refused(signIn, { body: { username: thief.username, password: samplePassword, code: '123456' } });
  expect(status).toBe(503);
});

test('M5: with another key the server does not start and says why; members see a message, and their recovery codes work', async () => {
  await using app = await createTestApp();
  const { codeNow, recoveryCodes, credentials } = await withTwoFactor(app);
  const { database } = app.deps;
  await expect(sealTwoFactorSecrets({ database, secretKey: otherKey })).rejects.toThrow(/^SECRET_KEY.* forget-key`\.$/);

  await using elsewhere = await createTestApp({
    database,
    clock: app.clock,
    env: { SECRET_KEY: Buffer.alloc(32, 7).toString('hex') },
  });
  const { status, body } = await elsewhere.visitor().refused(signIn, { body: { ...credentials, code: codeNow() } });
  expect([status, body.message]).toEqual([503, expect.stringContaining('use a recovery code')]);
  await elsewhere.visitor().call(signIn, { body: { ...credentials, code: recoveryCodes[0] } });

  expect(await forgetKey(elsewhere.deps)).toMatch(/: 1\.$/);
  await sealTwoFactorSecrets(elsewhere.deps);
  expect(await forgetKey(elsewhere.deps)).toMatch(/^The key that the server has now opens everything/);
  const again = await elsewhere.visitor().refused(signIn, { body: { ...credentials, code: codeNow() } });
  expect(again.status).toBe(503);
  await elsewhere.visitor().call(signIn, { body: { ...credentials, code: recoveryCodes[1] } });
});
