import { describe, expect, test } from 'vitest';

import { createUser, newPassword, signIn } from '#contract/accounts.ts';
import { createTestApp } from '#server/testing/app.ts';
import { isCommonPassword } from './common-passwords.ts';
import { sameAsName, tooCommon } from './password-check.ts';
import { hashPassword } from './passwords.ts';

describe('the list of common passwords', () => {
  test.each(['Password1', 'PASSWORD1', 'pAssw0rd', 'Qwerty123', 'Letmein1', '1Qaz2wsx', 'Trustno1'])(
    'contains %s in any case',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  test.each(['Basalt-Harbor-7', 'Password1 ', 'xPassword1', '', '\n'])('does not contain %j', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

const account = { username: 'Ines.Okafor9', email: 'Ines9@test.example' };

const refused = [
  ['Password1', tooCommon],
  ['QWERTy123', tooCommon],
  ['Ines.Okafor9', sameAsName],
  ['iNES.oKAFOR9', sameAsName],
  ['INEs9@test.example', sameAsName],
] as const;

test('sign-up refuses common passwords and the user name', async () => {
  await using app = await createTestApp();
  const visitor = app.visitor();
  for (const [password, sentence] of refused) {
    // The password follows the rule password-rules; being common is its only fault.
    expect(newPassword.safeParse(password).success, password).toBe(true);
    const { status, body } = await visitor.refused(createUser, { body: { ...account, password } });
    expect({ status, fields: body.fields }, password).toEqual({ status: 400, fields: { password: sentence } });
  }
  expect(await app.deps.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('an existing account with a common password can still sign in', async () => {
  await using app = await createTestApp();
  const user = await app.aUser({ passwordHash: await hashPassword('Password1') });
  const { body } = await app.visitor().call(signIn, { body: { username: user.username, password: 'Password1' } });
  expect(body.id).toBe(user.id);
});
