import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deleteAccount } from '#contract/account-data.ts';
import { type CurrentUser, me, signIn } from '#contract/accounts.ts';
import { endOtherSessions } from '#contract/accounts-sessions.ts';
import {
  cancelEmailChange,
  changeOwnPassword,
  confirmEmailChange,
  getAccount,
  requestEmailChange,
  updateAccount,
} from '#contract/accounts-settings.ts';
import { setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { createTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { ownPasswordGuesses } from '../own-password.ts';
import { tooCommon } from '../password-check.ts';
import { sweepSessions } from '../sessions.ts';
import { emailChangeLimit } from './email-change.ts';

const newPassword = 'Basalt-Harbor-7';
const wrongPassword = 'This is not your password.';
const deadLink = { token: 'This link has been used or has expired. Please ask for a new one.' };

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let user: CurrentUser;
let client: TestClient;
beforeEach(async () => {
  user = await app.aUser();
  client = await app.signedIn(user);
});

const body = (email: string, password = samplePassword) => ({ body: { email, password } });

async function mailsTo(address: string) {
  await app.mail.flush();
  // Mail programs write the domain in lower case.
  return app.smtp.received.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase());
}

async function tokenFor(address: string): Promise<string> {
  const mails = await mailsTo(address);
  const texts = mails.map(({ text }) => text ?? '').toReversed();
  const token = /settings\/confirm-email#token=([\w-]{43})/.exec(texts.join('\n'))?.[1];
  if (!token) throw new Error(`No mail to ${address} has a link`);
  return token;
}

const canSignIn = async (username: string, password: string) =>
  (await app.visitor().send(signIn, { body: { username, password } })).status === 200;

let made = 0;
const freshAddress = () => {
  made += 1;
  return `fresh-${made}@test.example`;
};

describe('the account', () => {
  test('shows its own data and no secret', async () => {
    const { body } = await client.call(getAccount);
    expect(body).toEqual({
      ...user,
      createdAt: app.clock.now().toISOString(),
      pendingEmail: null,
      twoFactor: null,
      mustSetUpTwoFactor: false,
      isShared: false,
    });
  });

  test('accepts another name and organisation, and an empty one', async () => {
    const given = await client.call(updateAccount, {
      body: { fullName: ' Ines Okafor ', organization: 'Tidal Works' },
    });
    expect(given.body).toEqual({ ...user, fullName: 'Ines Okafor', organization: 'Tidal Works' });
    expect((await client.call(me)).body).toEqual(given.body);
    const emptied = await client.call(updateAccount, { body: { fullName: '', organization: '' } });
    expect(emptied.body).toEqual(user);
  });

  test('limits the name to 100 characters and the organisation to 150, on one line', async () => {
    await client.call(updateAccount, { body: { fullName: 'n'.repeat(100), organization: 'o'.repeat(150) } });
    const refused = await client.refused(updateAccount, {
      body: { fullName: 'n'.repeat(101), organization: 'o'.repeat(151) },
    });
    expect(refused.body.fields).toEqual({
      fullName: 'Please keep this to 100 characters',
      organization: 'Please keep this to 150 characters',
    });
    expect(
      (await client.refused(updateAccount, { body: { fullName: 'a\nb', organization: '' } })).body.fields,
    ).toHaveProperty('fullName');
  });

  test('keeps the effective tier when the name changes', async () => {
    const professional = await app.aUser({ membershipTier: 'professional' });
    const browser = await app.signedIn(professional);
    expect(
      (await browser.call(updateAccount, { body: { fullName: 'Ines', organization: '' } })).body.membershipTier,
    ).toBe('professional');
  });
});

describe('a change of email address', () => {
  test('takes effect once its link is opened, and both addresses are notified', async () => {
    const address = freshAddress();
    const { body: asked } = await client.call(requestEmailChange, body(address));
    expect(asked.pendingEmail.email).toBe(address);
    expect((await client.call(getAccount)).body).toMatchObject({ email: user.email, pendingEmail: asked.pendingEmail });
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your CARDI address is about to change',
    ]);
    expect(JSON.stringify(await mailsTo(user.email))).not.toContain(address);

    const token = await tokenFor(address);
    // In another browser, without a session.
    const confirmed = await app.visitor().call(confirmEmailChange, { body: { token } });
    expect(confirmed.body).toEqual({ email: address, isNew: true });
    expect((await client.call(getAccount)).body).toMatchObject({ email: address, pendingEmail: null });
    expect(await canSignIn(address, samplePassword)).toBe(true);
    expect(await canSignIn(user.email, samplePassword)).toBe(false);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Your CARDI address was changed');
    const count = (await mailsTo(user.email)).length;
    const again = await app.visitor().call(confirmEmailChange, { body: { token } });
    expect(again.body).toEqual({ email: address, isNew: false });
    expect(await mailsTo(user.email)).toHaveLength(count);
  });

  test('requires the password', async () => {
    const address = freshAddress();
    for (const password of ['Wrong-Password-1', samplePassword.toLowerCase(), `${samplePassword} `]) {
      const refused = await client.refused(requestEmailChange, body(address, password));
      expect(refused.body.fields).toEqual({ password: wrongPassword });
      expect(refused.status).toBe(400);
    }
    expect((await client.call(getAccount)).body.pendingEmail).toBeNull();
    expect(await mailsTo(address)).toEqual([]);
  });

  test('refuses the current address', async () => {
    const refused = await client.refused(requestEmailChange, body(` ${user.email} `));
    expect(refused.body.fields).toEqual({ email: 'This is already your address.' });
  });

  test('accepts another spelling of the current address, without a notice', async () => {
    await client.call(requestEmailChange, body(user.email.toUpperCase()));
    const token = await tokenFor(user.email);
    const count = (await mailsTo(user.email)).length;
    await client.call(confirmEmailChange, { body: { token } });
    expect((await client.call(getAccount)).body.email).toBe(user.email.toUpperCase());
    expect(await mailsTo(user.email)).toHaveLength(count);
  });

  test('gives the same answer for a taken address, without a link', async () => {
    const other = await app.aUser();
    const taken = await client.call(requestEmailChange, body(other.email.toUpperCase()));
    const known = taken.body.pendingEmail;
    expect((await client.call(getAccount)).body.pendingEmail).toEqual(known);
    const free = await client.call(requestEmailChange, body(freshAddress()));
    expect(Object.keys(free.body.pendingEmail)).toEqual(Object.keys(known));
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toBe('Your CARDI address');
    expect(mail?.text).not.toContain('token=');
    expect(mail?.text).not.toContain(user.username);
  });

  test('does not take away an address that was taken while the link was pending', async () => {
    const address = freshAddress();
    await client.call(requestEmailChange, body(address));
    const token = await tokenFor(address);
    await app.aUser({ email: address.toUpperCase() });
    expect((await client.refused(confirmEmailChange, { body: { token } })).body.fields).toEqual(deadLink);
    expect((await client.call(getAccount)).body.email).toBe(user.email);
  });

  test('expires after an hour, and is then deleted', async () => {
    const [first, second] = [freshAddress(), freshAddress()];
    await client.call(requestEmailChange, body(first));
    const token = await tokenFor(first);
    app.clock.advance({ milliseconds: emailChangeLimit });
    expect((await client.refused(confirmEmailChange, { body: { token } })).body.fields).toEqual(deadLink);
    expect((await client.call(getAccount)).body.pendingEmail).toBeNull();
    await sweepSessions(app.deps);
    const rows = await app.deps.database.db
      .selectFrom('email_changes')
      .where('user_id', '=', user.id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    await client.call(requestEmailChange, body(second));
    app.clock.advance({ milliseconds: emailChangeLimit - 1 });
    await client.call(confirmEmailChange, { body: { token: await tokenFor(second) } });
  });

  test('a newer link invalidates the older one, and cancelling the change invalidates both', async () => {
    const [older, newer] = [freshAddress(), freshAddress()];
    await client.call(requestEmailChange, body(older));
    const first = await tokenFor(older);
    await client.call(requestEmailChange, body(newer));
    const second = await tokenFor(newer);
    expect((await client.refused(confirmEmailChange, { body: { token: first } })).body.fields).toEqual(deadLink);
    await client.call(cancelEmailChange);
    expect((await client.refused(confirmEmailChange, { body: { token: second } })).body.fields).toEqual(deadLink);
    await client.call(cancelEmailChange);
  });

  test('if ten requests use one link at once, one changes the address', async () => {
    const address = freshAddress();
    await client.call(requestEmailChange, body(address));
    const token = await tokenFor(address);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().call(confirmEmailChange, { body: { token } })),
    );
    expect(answers.filter(({ body: { isNew } }) => isNew)).toHaveLength(1);
    expect(answers.map(({ body: { email } }) => email)).toEqual(Array(10).fill(address));
    const told = (await mailsTo(user.email)).filter(({ subject }) => subject === 'Your CARDI address was changed');
    expect(told).toHaveLength(1);
  });

  test('the link is stored as a hash, and links to set a new password become invalid', async () => {
    const address = freshAddress();
    const { db } = app.deps.database;
    await db
      .insertInto('password_resets')
      .values({ user_id: user.id, token_hash: `reset-${user.id}`, created_at: '2026', expires_at: '2027' })
      .execute();
    await client.call(requestEmailChange, body(address));
    const token = await tokenFor(address);
    expect(JSON.stringify(await db.selectFrom('email_changes').selectAll().execute())).not.toContain(token);
    await client.call(confirmEmailChange, { body: { token } });
    expect(await db.selectFrom('password_resets').where('user_id', '=', user.id).selectAll().execute()).toEqual([]);
  });
});

describe('a change of password', () => {
  const change = (currentPassword: string, password = newPassword) => ({
    body: { currentPassword, newPassword: password },
  });

  test('ends all other sessions, keeps this one, and notifies the owner', async () => {
    const others = [await app.signedIn(user), await app.signedIn(user)];
    const stranger = await app.signedIn(await app.aUser());
    await client.call(changeOwnPassword, change(samplePassword));
    expect((await client.call(me)).body?.id).toBe(user.id);
    for (const other of others) expect((await other.call(me)).body).toBeNull();
    expect((await stranger.call(me)).body).not.toBeNull();
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your CARDI password was changed');
    expect(await canSignIn(user.username, newPassword)).toBe(true);
    expect(await canSignIn(user.username, samplePassword)).toBe(false);
  });

  test('refuses a wrong current password and changes nothing', async () => {
    const other = await app.signedIn(user);
    const refused = await client.refused(changeOwnPassword, change('Wrong-Password-1'));
    expect(refused.body.fields).toEqual({ currentPassword: wrongPassword });
    expect((await other.call(me)).body?.id).toBe(user.id);
    expect(await canSignIn(user.username, samplePassword)).toBe(true);
  });

  test.each([
    ['Password1', tooCommon],
    ['short1A', 'Password must be at least 8 characters'],
    ['no-uppercase-1', 'Password must contain at least one uppercase letter'],
    [samplePassword, 'This is your current password.'],
  ])('applies the rules of sign-up: %s', async (password, sentence) => {
    const refused = await client.refused(changeOwnPassword, change(samplePassword, password));
    expect(refused.body.fields).toEqual({ newPassword: sentence });
  });

  test('of five changes at once one succeeds, and only its password signs in', async () => {
    const passwords = Array.from({ length: 5 }, (_, index) => `Basalt-Harbor-${index}`);
    const answers = await Promise.all(
      passwords.map((password) => client.send(changeOwnPassword, change(samplePassword, password))),
    );
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(await canSignIn(user.username, winners[0] ?? '')).toBe(true);
  });
});

describe('L9: wrong passwords in a stolen session', () => {
  const password = (count: number) => `Guess-Number-${count}`;
  /** Every call that asks for the password, here with a wrong one. */
  const calls: ((browser: TestClient, count: number) => Promise<Response>)[] = [
    (browser, count) => browser.send(requestEmailChange, body('a@test.example', password(count))),
    (browser, count) => browser.send(changeOwnPassword, { body: { currentPassword: password(count), newPassword } }),
    (browser, count) => browser.send(endOtherSessions, { body: { password: password(count) } }),
    (browser, count) => browser.send(setUpTwoFactor, { body: { password: password(count) } }),
    (browser, count) => browser.send(deleteAccount, { body: { password: password(count) } }),
  ];
  const guess = async (browser: TestClient, count: number) =>
    (await calls[count % calls.length]?.(browser, count))?.status;

  test('share one count over all calls, and a correct password resets it', async () => {
    await using strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const browser = await strict.as('member');
    for (let count = 0; count < ownPasswordGuesses.limit - 1; count += 1) {
      expect(await guess(browser, count), `guess ${count}`).toBe(400);
    }
    await browser.call(endOtherSessions, { body: { password: samplePassword } });
    for (let count = 0; count < ownPasswordGuesses.limit; count += 1) {
      expect(await guess(browser, count), `guess ${count} after a correct one`).toBe(400);
    }
    for (let count = 0; count < calls.length; count += 1) expect(await guess(browser, count)).toBe(429);
    const right = await browser.refused(endOtherSessions, { body: { password: samplePassword } });
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, String(ownPasswordGuesses.windowSeconds)]);
    strict.clock.advance({ seconds: ownPasswordGuesses.windowSeconds });
    await browser.call(endOtherSessions, { body: { password: samplePassword } });
  });
});

test('the shared quick login users cannot be changed', async () => {
  const browser = await app.signedIn(await app.aUser({ isTest: true }));
  expect((await browser.call(getAccount)).body.isShared).toBe(true);
  expect((await browser.refused(requestEmailChange, body(freshAddress()))).status).toBe(409);
  const refused = await browser.refused(changeOwnPassword, {
    body: { currentPassword: samplePassword, newPassword },
  });
  expect(refused.status).toBe(409);
});
