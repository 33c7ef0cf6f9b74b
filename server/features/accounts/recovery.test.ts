import { describe, expect, test } from 'vitest';

import { forgotPassword, me, resetPassword, signIn } from '#contract/accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { startMailServer, type TestMailServer } from '#server/testing/smtp.ts';
import { sameAsName, tooCommon } from './password-check.ts';
import { requestReset, resetLimit, resetPasswordBy, resetPause } from './recovery.ts';
import { startSession, sweepSessions } from './sessions.ts';
import { signInGuesses } from './sign-in-guesses.ts';

const newPassword = 'Basalt-Harbor-7';
const deadLink = { token: 'This link has been used or has expired. Please ask for a new one.' };

/** The app with a real mail server. */
async function setUp(env: Record<string, string> = {}) {
  const smtp = await startMailServer();
  const app = await createTestApp({ env: { SMTP_URL: smtp.url, ...env } });
  const visitor = app.visitor();
  return {
    app,
    smtp,
    visitor,
    reset: (token: string, password = newPassword) => visitor.call(resetPassword, { body: { token, password } }),
    refusal: async (token: string, password = newPassword) =>
      (await visitor.refused(resetPassword, { body: { token, password } })).body.fields,
    canSignIn: async (username: string, password: string) =>
      (await app.visitor().send(signIn, { body: { username, password } })).status === 200,
    /** Requests a link and returns the token of the email. */
    async token(email: string) {
      const before = smtp.received.length;
      await visitor.call(forgotPassword, { body: { email } });
      await arrivals(app, smtp, before + 1);
      const token = /reset-password#token=([\w-]{43})/.exec(smtp.received.at(-1)?.text ?? '')?.[1];
      if (!token) throw new Error('The newest mail has no link');
      return token;
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

/** Waits until this many emails have arrived: they are prepared after the answer. */
async function arrivals(app: TestApp, smtp: TestMailServer, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await app.mail.flush();
        return smtp.received.length;
      },
      { interval: 5, timeout: 5000 },
    )
    .toBe(count);
}

describe('asking for a link', () => {
  test("mails a link to the page, and the user name, to the account's address", async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const token = await it.token(user.email.toUpperCase());
    const [mail] = it.smtp.received;
    expect(mail?.to?.[0]?.address).toBe(user.email);
    expect(mail?.text).toContain(`"${user.username}"`);
    expect(mail?.text).toContain(`${it.app.url}/reset-password#token=${token}`);
  });

  test('gives the same answer for an address without an account, and mails nothing', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const unknown = await it.visitor.call(forgotPassword, { body: { email: 'nobody@test.example' } });
    const known = await it.visitor.call(forgotPassword, { body: { email: user.email } });
    expect(unknown.status).toBe(202);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const names = ({ headers }: typeof known) => [...headers.keys()];
    expect(names(known)).toEqual(names(unknown));
    // In this order: when the second one's email has arrived, the first one's would have arrived, too.
    await arrivals(it.app, it.smtp, 1);
    expect(it.smtp.received[0]?.to?.[0]?.address).toBe(user.email);
  });

  test('answers before any work that depends on the account, so the response time reveals nothing', async () => {
    await using database = await openTestDatabase();
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    let begun = 0;
    await using app = await createTestApp({
      database: {
        ...database,
        async write(work) {
          begun += 1;
          if (isHeld) await held.promise;
          return database.write(work);
        },
      },
    });
    const user = await app.aUser();
    isHeld = true;
    begun = 0;
    // Both answers come while all account queries are blocked.
    await app.visitor().call(forgotPassword, { body: { email: 'nobody@test.example' } });
    await app.visitor().call(forgotPassword, { body: { email: user.email } });
    await expect.poll(() => begun).toBe(2);
    held.resolve();
  });

  test('stores only a hash of the token', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const token = await it.token(user.email);
    const { db } = it.app.deps.database;
    const tables = [
      await db.selectFrom('password_resets').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(tables[0]).toMatchObject([{ user_id: user.id, token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('M4: repeated requests by strangers do not stop the owner from asking elsewhere', async () => {
    await using it = await setUp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const user = await it.app.aUser();
    const ask = (address: string) =>
      it.app.visitor({ headers: { 'X-Forwarded-For': address } }).send(forgotPassword, { body: { email: user.email } });
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push((await ask('203.0.113.1')).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    // All these requests sent one email.
    await arrivals(it.app, it.smtp, 1);
    it.app.clock.advance({ milliseconds: resetPause });
    expect((await ask('198.51.100.7')).status).toBe(202);
    await arrivals(it.app, it.smtp, 2);
  });

  test('M4: of many requests for one account at once, one sends a mail', async () => {
    await using it = await setUp();
    const [user, other] = [await it.app.aUser(), await it.app.aUser()];
    await Promise.all(Array.from({ length: 8 }, () => requestReset(it.app.deps, user.email)));
    await requestReset(it.app.deps, other.email);
    await arrivals(it.app, it.smtp, 2);
    expect(new Set(it.smtp.received.map(({ to }) => to?.[0]?.address))).toEqual(new Set([user.email, other.email]));
  });
});

describe('setting the new password', () => {
  test('works once: the new password signs in, the old one does not, and the owner is notified', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const token = await it.token(user.email);
    await it.reset(token);
    expect(await it.canSignIn(user.username, newPassword)).toBe(true);
    expect(await it.canSignIn(user.username, samplePassword)).toBe(false);
    await arrivals(it.app, it.smtp, 2);
    expect(it.smtp.received[1]?.to?.[0]?.address).toBe(user.email);
    expect(it.smtp.received[1]?.subject).toBe('Your CARDI password was changed');
    expect(it.smtp.received[1]?.text).toContain(`"${user.username}"`);
    expect(await it.refusal(token, 'Another-Harbor-8')).toEqual(deadLink);
    expect(await it.canSignIn(user.username, newPassword)).toBe(true);
  });

  test('M4: lets an account sign in after too many wrong passwords', async () => {
    await using it = await setUp({ RATE_LIMIT_FACTOR: '1' });
    const user = await it.app.aUser();
    for (const name of [user.username, user.email]) {
      for (let count = 0; count < signInGuesses.limit; count += 1) await it.canSignIn(name, 'Wrong-Password-1');
      expect(await it.canSignIn(name, samplePassword)).toBe(false);
    }
    await it.reset(await it.token(user.email));
    expect(await it.canSignIn(user.username, newPassword)).toBe(true);
    expect(await it.canSignIn(user.email, newPassword)).toBe(true);
  });

  test('works for one hour', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const token = await it.token(user.email);
    it.app.clock.advance({ milliseconds: resetLimit });
    expect(await it.refusal(token)).toEqual(deadLink);
    it.app.clock.advance({ milliseconds: -1 });
    await it.reset(token);
  });

  test("M4: a link still works if another person asks for one; using a link invalidates the account's others", async () => {
    await using it = await setUp();
    const [user, other] = [await it.app.aUser(), await it.app.aUser()];
    const older = await it.token(user.email);
    const others = await it.token(other.email);
    it.app.clock.advance({ milliseconds: resetPause });
    const newer = await it.token(user.email);
    await it.reset(older);
    expect(await it.refusal(newer, 'Another-Harbor-8')).toEqual(deadLink);
    await it.reset(others);
  });

  test('ends every session of the account, and no other sessions', async () => {
    await using it = await setUp();
    const [user, other] = [await it.app.aUser(), await it.app.aUser()];
    const browsers = [await it.app.signedIn(user), await it.app.signedIn(user)];
    const stranger = await it.app.signedIn(other);
    await it.reset(await it.token(user.email));
    for (const browser of browsers) expect((await browser.call(me)).body).toBeNull();
    expect((await stranger.call(me)).body?.id).toBe(other.id);
  });

  test('changes nothing if the notice cannot be stored', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const browser = await it.app.signedIn(user);
    const token = await it.token(user.email);
    const { schema } = it.app.deps.database.db;
    await schema.alterTable('outbox').renameTo('outbox_away').execute();
    expect((await it.visitor.refused(resetPassword, { body: { token, password: newPassword } })).status).toBe(500);
    await schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect((await browser.call(me)).body?.id).toBe(user.id);
    expect(await it.canSignIn(user.username, samplePassword)).toBe(true);
    await it.reset(token);
  });

  test('if ten requests use one link at once, one sets its password', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const token = await it.token(user.email);
    const passwords = Array.from({ length: 10 }, (_, index) => `Basalt-Harbor-${index}`);
    const answers = await Promise.all(
      passwords.map((password) => it.visitor.send(resetPassword, { body: { token, password } })),
    );
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(await it.canSignIn(user.username, winners[0] ?? '')).toBe(true);
  });

  test('a sign-in does not start a session if the password changed while it was being checked', async () => {
    await using it = await setUp();
    const user = await it.app.aUser();
    const { deps } = it.app;
    const before = await deps.database.db
      .selectFrom('users')
      .where('id', '=', user.id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const token = await it.token(user.email);
    const session = { userId: user.id, client: 'web', userAgent: '', replaces: null } as const;
    const signIns = () =>
      Array.from({ length: 5 }, () =>
        startSession(deps, { ...session, passwordHash: before.password_hash }).then(
          () => 'started',
          () => 'refused',
        ),
      );
    // Whichever comes first: the change ends a session from before it, and refuses one from after it.
    const outcomes = await Promise.all([...signIns(), resetPasswordBy(deps, token, newPassword), ...signIns()]);
    outcomes.push(...(await Promise.all(signIns())));
    expect(outcomes.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'refused'));
    expect(await deps.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('a common password, the user name and an invalid password are refused; the link still works', async () => {
    await using it = await setUp();
    const user = await it.app.aUser({ username: 'Ines.Okafor9' });
    const token = await it.token(user.email);
    const sentences = {
      Password1: tooCommon,
      'iNES.OKAFOR9': sameAsName,
      'harbor-basalt-7': 'Password must contain at least one uppercase letter',
    };
    for (const [password, sentence] of Object.entries(sentences)) {
      expect(await it.refusal(token, password)).toEqual({ password: sentence });
    }
    await it.reset(token);
  });

  test('an unknown token sets nothing', async () => {
    await using it = await setUp();
    await it.token((await it.app.aUser()).email);
    for (const token of ['x'.repeat(43), 'x'.repeat(42), '', "' or 1=1 --"]) {
      expect(Object.keys((await it.refusal(token)) ?? {}), token).toEqual(['token']);
    }
  });
});

describe('test users', () => {
  test('cannot be reset in production, by a new link or an earlier one', async () => {
    await using database = await openTestDatabase();
    await using smtp = await startMailServer();
    const env = { SMTP_URL: smtp.url };
    await using demo = await createTestApp({ database, env });
    const testUser = await demo.aUser({ isTest: true });
    const user = await demo.aUser();
    await demo.visitor().call(forgotPassword, { body: { email: testUser.email } });
    await arrivals(demo, smtp, 1);
    const token = /token=([\w-]{43})/.exec(smtp.received[0]?.text ?? '')?.[1] ?? '';

    const production = { ...env, APP_MODE: 'production', PUBLIC_URL: 'https://cardi.example', RATE_LIMIT_FACTOR: '1' };
    await using app = await createTestApp({ database, env: production });
    const visitor = app.visitor({ origin: 'https://cardi.example' });
    const refused = await visitor.refused(resetPassword, { body: { token, password: newPassword } });
    expect(refused.body.fields).toEqual(deadLink);
    await visitor.call(forgotPassword, { body: { email: testUser.email } });
    await visitor.call(forgotPassword, { body: { email: user.email } });
    await arrivals(app, smtp, 2);
    expect(smtp.received[1]?.to?.[0]?.address).toBe(user.email);
  });
});

test('expired links are deleted, the others stay', async () => {
  await using it = await setUp();
  const [user, other] = [await it.app.aUser(), await it.app.aUser()];
  await it.token(user.email);
  it.app.clock.advance({ milliseconds: resetLimit - 1 });
  await it.token(other.email);
  it.app.clock.advance({ milliseconds: 1 });
  await sweepSessions(it.app.deps);
  const left = await it.app.deps.database.db.selectFrom('password_resets').select('user_id').execute();
  expect(left).toEqual([{ user_id: other.id }]);
});

test('no token and no password is logged', async () => {
  const lines: string[] = [];
  await using smtp = await startMailServer();
  await using app = await createTestApp({
    env: { SMTP_URL: smtp.url },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  const user = await app.aUser();
  await app.visitor().call(forgotPassword, { body: { email: user.email } });
  await arrivals(app, smtp, 1);
  const token = /token=([\w-]{43})/.exec(smtp.received[0]?.text ?? '')?.[1] ?? 'none';
  await app.visitor().fetch(`/reset-password?token=${token}`);
  await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
  await app.visitor().refused(resetPassword, { body: { token, password: newPassword } });
  const log = lines.join('');
  expect(log).toContain('/reset-password');
  for (const secret of [token, newPassword, user.email]) expect(log).not.toContain(secret);
});
