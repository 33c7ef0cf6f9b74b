import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createUser, signIn } from '#contract/accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let made = 0;

function form(overrides: Record<string, unknown> = {}) {
  made += 1;
  return {
    username: `new-person-${made}`,
    email: `new-person-${made}@example.com`,
    password: 'Tidal-Power-7',
    ...overrides,
  };
}

const taken = { code: 'conflict', message: 'Username or email already exists. Please try a different one.' };

describe('sign-up', () => {
  test('creates a free member who can sign in, and returns no secret', async () => {
    const visitor = app.visitor();
    const body = form({ fullName: 'Nora New', organization: '' });
    const created = await visitor.call(createUser, { body });
    expect(created.body).toEqual({
      id: expect.any(Number),
      username: body.username,
      email: body.email,
      isEmailConfirmed: false,
      fullName: 'Nora New',
      organization: null,
      role: 'member',
      membershipTier: 'free',
    });
    expect(visitor.cookies.size).toBe(0);
    const signedIn = await visitor.call(signIn, { body: { username: body.username, password: body.password } });
    expect(signedIn.body).toEqual(created.body);
  });

  test('stores the password only as an argon2id hash', async () => {
    const { body } = await app.visitor().call(createUser, { body: form({ password: 'Secret-Sentence-4' }) });
    const row = await app.deps.database.db
      .selectFrom('users')
      .where('id', '=', body.id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.password_hash).not.toContain('Secret');
  });

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(41), 'Username must be at most 40 characters'],
    ['username', 'has space', 'Username may contain letters, numbers, dots, dashes and underscores'],
    ['username', 'me@example.com', 'Username may contain letters, numbers, dots, dashes and underscores'],
    ['email', 'not-an-address', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
    ['password', 'Short-1', 'Password must be at least 8 characters'],
    ['password', `Aa1${'x'.repeat(198)}`, 'Password must be at most 200 characters'],
    ['password', 'no-capital-1', 'Password must contain at least one uppercase letter'],
    ['password', 'NO-SMALL-1', 'Password must contain at least one lowercase letter'],
    ['password', 'No-Number', 'Password must contain at least one number'],
    ['fullName', 'x'.repeat(101), 'Please keep this to 100 characters'],
    ['organization', 'two\nlines', 'Please use printable characters only'],
  ])('%s %j: %s', async (field, value, message) => {
    const { status, body } = await app.visitor().refused(createUser, { body: form({ [field]: value }) });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: message });
  });

  test('makes no one an admin or a professional', async () => {
    for (const extra of [{ role: 'admin' }, { membershipTier: 'professional' }, { isTest: true }]) {
      const { status } = await app.visitor().refused(createUser, { body: form(extra) });
      expect(status).toBe(400);
    }
  });
});

describe('names and addresses are unique', () => {
  test.each([
    ['Élodie', 'élodie'],
    ['élodie.2', 'E\u0301LODIE.2'.normalize('NFC')],
    ['Ольга', 'ОЛЬГА'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['STRASSE', 'straße'],
    ['ﬁnn', 'FINN'],
    ['Ⅻ-hours', 'xii-HOURS'],
  ])('the name %s is taken by %s', async (first, second) => {
    await app.visitor().call(createUser, { body: form({ username: first }) });
    const { body } = await app.visitor().refused(createUser, { body: form({ username: second }) });
    expect(body).toEqual(taken);
  });

  test('an address is taken in upper and lower case', async () => {
    await app.visitor().call(createUser, { body: form({ email: 'Case@Example.com' }) });
    const { body } = await app.visitor().refused(createUser, { body: form({ email: 'cASE@eXAMPLE.COM' }) });
    expect(body).toEqual(taken);
  });

  test('of twenty sign-ups with one name at once, one succeeds', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) =>
      form({ username: index % 2 ? 'Race-Winner' : 'race-winner' }),
    );
    const answers = await Promise.all(bodies.map((body) => app.visitor().send(createUser, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(409)]);
  });

  test('of twenty sign-ups with one address at once, one succeeds', async () => {
    const bodies = Array.from({ length: 20 }, () => form({ email: 'race@example.com' }));
    const answers = await Promise.all(bodies.map((body) => app.visitor().send(createUser, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(409)]);
  });
});
