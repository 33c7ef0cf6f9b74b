import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CurrentUser, createUser, forgotPassword, me, resetPassword, signIn } from '#contract/accounts.ts';
import { endOtherSessions } from '#contract/accounts-sessions.ts';
import {
  changeOwnPassword,
  confirmEmailChange,
  getAccount,
  requestEmailChange,
  undoEmailChange,
} from '#contract/accounts-settings.ts';
import { confirmTwoFactor, setUpTwoFactor } from '#contract/accounts-two-factor.ts';
import { endUserSessions, suspendUser } from '#contract/users.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { sweepSessions } from '../sessions.ts';
import { emailChangePause, emailUndoLimit } from './email-change.ts';

const newPassword = 'Basalt-Harbor-7';
const attackersPassword = 'Stolen-Lantern-8';
const deadLink = { token: 'This link has been used or has expired. Please ask for a new one.' };
const tooOld = { token: 'This link is too old, or incomplete.' };

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let user: CurrentUser;
/** Someone who knows the password. */
let attacker: TestClient;
let owner: TestClient;
beforeEach(async () => {
  user = await app.aUser();
  [attacker, owner] = [await app.signedIn(user), await app.signedIn(user)];
});

let made = 0;
const freshAddress = () => {
  made += 1;
  return `undo-${made}@attacker.example`;
};

async function mailsTo(address: string) {
  await app.mail.flush();
  return app.smtp.received.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase());
}

/** The token of the newest link to `path` in an address's mail. */
async function tokenFor(address: string, path: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => text ?? '').toReversed();
  const token = new RegExp(`${path}[?#]token=([\\w-]{43})`).exec(texts.join('\n'))?.[1];
  if (!token) throw new Error(`No mail to ${address} leads to ${path}`);
  return token;
}
const confirmToken = (address: string) => tokenFor(address, '/settings/confirm-email');
const undoToken = (address: string) => tokenFor(address, '/settings/undo-email');

const asks = (client: TestClient, email: string, password = samplePassword) =>
  client.call(requestEmailChange, { body: { email, password } });
const confirm = (token: string) => app.visitor().call(confirmEmailChange, { body: { token } });
const undo = (token: string) => app.visitor().call(undoEmailChange, { body: { token } });

/** Changes the account's address and returns the new one. */
async function moves(client: TestClient, password = samplePassword): Promise<string> {
  const address = freshAddress();
  await asks(client, address, password);
  await confirm(await confirmToken(address));
  return address;
}

const canSignIn = async (username: string, password: string) =>
  (await app.visitor().send(signIn, { body: { username, password } })).status === 200;
const emailOf = async (id: number) =>
  (await app.deps.database.db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email;

describe('H1: a pending change of address ends with the credentials it was asked under', () => {
  const endings: Record<string, () => Promise<unknown>> = {
    'a new password': () => owner.call(changeOwnPassword, { body: { currentPassword: samplePassword, newPassword } }),
    'a reset': async () => {
      await app.visitor().call(forgotPassword, { body: { email: user.email } });
      await expect.poll(async () => (await mailsTo(user.email)).at(-1)?.subject).toBe('Set a new CARDI password');
      const token = await tokenFor(user.email, '/reset-password');
      return app.visitor().call(resetPassword, { body: { token, password: newPassword } });
    },
    'a suspension': async () =>
      (await app.as('admin')).call(suspendUser, { params: { id: String(user.id) }, body: { reason: 'Taken over' } }),
    'the team ends all sessions': async () =>
      (await app.as('admin')).call(endUserSessions, { params: { id: String(user.id) } }),
    'the owner ends all other sessions': () => owner.call(endOtherSessions, { body: { password: samplePassword } }),
  };

  test.each(Object.entries(endings))('%s', async (_, end) => {
    const address = freshAddress();
    await asks(attacker, address);
    const token = await confirmToken(address);
    await end();
    expect((await app.visitor().refused(confirmEmailChange, { body: { token } })).body.fields).toEqual(deadLink);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('also if the row remained: it is bound to the password it was asked under', async () => {
    const address = freshAddress();
    await asks(attacker, address);
    const { db } = app.deps.database;
    await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', user.id).execute();
    const token = await confirmToken(address);
    expect((await app.visitor().refused(confirmEmailChange, { body: { token } })).body.fields).toEqual(deadLink);
    expect(await emailOf(user.id)).toBe(user.email);
  });
});

test('H1: a changed address ends all sessions except the one that asked and the one that confirmed', async () => {
  const [third, fourth] = [await app.signedIn(user), await app.signedIn(user)];
  const address = freshAddress();
  await asks(attacker, address);
  await third.call(confirmEmailChange, { body: { token: await confirmToken(address) } });
  for (const open of [attacker, third]) expect((await open.call(me)).body?.email).toBe(address);
  for (const ended of [owner, fourth]) expect((await ended.call(me)).body).toBeNull();
});

describe('H1: the link mailed to the old address', () => {
  test('restores it, ends all sessions and the password, and mails a link to set a new one', async () => {
    const address = await moves(attacker);
    expect(await emailOf(user.id)).toBe(address);
    const mail = (await mailsTo(user.email)).at(-1);
    expect(mail?.subject).toBe('Your CARDI address was changed');
    // The token is in the fragment, which reaches no server and no log.
    expect(mail?.text).toContain(`${app.url}/settings/undo-email#token=`);
    app.clock.advance({ milliseconds: emailUndoLimit - 1 });

    expect((await undo(await undoToken(user.email))).body).toEqual({ email: user.email });
    expect((await attacker.call(me)).body).toBeNull();
    expect(await canSignIn(user.username, samplePassword)).toBe(false);
    expect((await mailsTo(address)).at(-1)?.subject).toBe('The change of your CARDI address was undone');
    const token = await tokenFor(user.email, '/reset-password');
    await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
    expect(await canSignIn(user.email, newPassword)).toBe(true);
  });

  test('works even if the password was changed and two-factor sign-in set up since', async () => {
    await moves(attacker);
    await attacker.call(changeOwnPassword, {
      body: { currentPassword: samplePassword, newPassword: attackersPassword },
    });
    const { secret } = (await attacker.call(setUpTwoFactor, { body: { password: attackersPassword } })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await attacker.call(confirmTwoFactor, { body: { code } });
    await undo(await undoToken(user.email));
    expect(await canSignIn(user.username, attackersPassword)).toBe(false);
    const token = await tokenFor(user.email, '/reset-password');
    await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
    expect(await canSignIn(user.username, newPassword)).toBe(true);
  });

  test('keeps two-factor sign-in if it was on before', async () => {
    const { secret } = (await owner.call(setUpTwoFactor, { body: { password: samplePassword } })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
    await owner.call(confirmTwoFactor, { body: { code } });
    app.clock.advance({ minutes: 1 });
    await moves(owner);
    await undo(await undoToken(user.email));
    const { db } = app.deps.database;
    expect(await db.selectFrom('two_factor').where('user_id', '=', user.id).selectAll().execute()).toHaveLength(1);
  });

  test('undoes a chain of changes, and invalidates the links of all later ones', async () => {
    const first = await moves(attacker);
    app.clock.advance({ milliseconds: emailChangePause });
    await moves(attacker);
    const theirs = await undoToken(first);
    await undo(await undoToken(user.email));
    expect(await emailOf(user.id)).toBe(user.email);
    const refused = await app.visitor().refused(undoEmailChange, { body: { token: theirs } });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('is not sent for a normal change back to the old address, which gives the one in between no undo', async () => {
    const between = await moves(attacker);
    await asks(attacker, user.email);
    await confirm(await confirmToken(user.email));
    expect(await emailOf(user.id)).toBe(user.email);
    const mail = (await mailsTo(between)).at(-1);
    expect(mail?.subject).toBe('Your CARDI address was changed');
    expect(mail?.text).not.toContain('token=');
  });

  test('works once; if ten requests use it at once, one undoes the change', async () => {
    await moves(attacker);
    const token = await undoToken(user.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().send(undoEmailChange, { body: { token } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
    expect((await mailsTo(user.email)).filter(({ subject }) => subject === 'Set a new CARDI password')).toHaveLength(1);
  });

  test('expires after seven days and is deleted', async () => {
    const address = await moves(attacker);
    const token = await undoToken(user.email);
    app.clock.advance({ milliseconds: emailUndoLimit });
    expect((await app.visitor().refused(undoEmailChange, { body: { token } })).body.fields).toEqual(tooOld);
    expect(await emailOf(user.id)).toBe(address);
    await sweepSessions(app.deps);
    const { db } = app.deps.database;
    expect(await db.selectFrom('email_undos').where('user_id', '=', user.id).selectAll().execute()).toEqual([]);
    // From now on anyone can have the address.
    await app.aUser({ email: user.email });
  });

  test('cannot be blocked by another account that asks for the address', async () => {
    await moves(attacker);
    const body = { username: `squatter-${user.id}`, email: user.email.toUpperCase(), password: newPassword };
    expect((await app.visitor().refused(createUser, { body })).status).toBe(409);
    const squatter = await app.signedIn(await app.aUser());
    const known = (await mailsTo(user.email)).length;
    await asks(squatter, user.email);
    expect((await mailsTo(user.email)).slice(known).map(({ subject }) => subject)).toEqual(['Your CARDI address']);
    await undo(await undoToken(user.email));
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('is stored as a hash', async () => {
    await moves(attacker);
    const rows = await app.deps.database.db.selectFrom('email_undos').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await undoToken(user.email));
  });
});

describe('L13: after a change of address', () => {
  test('the next change has to wait a day; the undo and another spelling do not', async () => {
    const address = await moves(owner);
    const refused = await owner.refused(requestEmailChange, {
      body: { email: freshAddress(), password: samplePassword },
    });
    expect(refused.body.fields).toEqual({
      email: 'You changed your address within the last 24 hours. Please try again tomorrow.',
    });
    await asks(owner, address.toUpperCase());
    await asks(owner, user.email);
    app.clock.advance({ milliseconds: emailChangePause });
    await asks(owner, freshAddress());
  });

  test('the old address has been notified twice: of the request and of the change', async () => {
    await moves(owner);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your CARDI address is about to change',
      'Your CARDI address was changed',
    ]);
    expect((await owner.call(getAccount)).body.pendingEmail).toBeNull();
  });
});
