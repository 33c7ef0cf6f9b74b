import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CurrentUser, me, signIn } from '#contract/accounts.ts';
import { getAccount, requestEmailChange } from '#contract/accounts-settings.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '#contract/accounts-two-factor.ts';
import { clientHeader, desktopClient, sessionTokenHeader } from '#contract/kit/session.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { hashRecoveryCode, newRecoveryCodes, setUpUri, stepOf } from './codes.ts';
import { setUpLimit } from './routes.ts';
import { codeLimits } from './second-factor.ts';
import { replaceRecoveryCodes } from './store.ts';

const wrongCode = 'This code is wrong or has already been used.';
const password = samplePassword;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let user: CurrentUser;
let client: TestClient;
beforeEach(async () => {
  user = await app.aUser();
  client = await app.signedIn(user);
  app.clock.advance({ minutes: 1 });
});

/** The code that the authenticator app shows now. */
function codeOf(secret: string, shift = 0, now = app.clock.now()): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: now.getTime() + shift * 30_000 });
}

/** A code that is not valid now: of a later time, unless it happens to equal one of the three that are. */
function wrongCodeOf(secret: string, count = 0, now = app.clock.now()): string {
  const valid = [-1, 0, 1].map((shift) => codeOf(secret, shift, now));
  const later = [9, 99].map((shift) => codeOf(secret, shift + count, now));
  return later.find((code) => !valid.includes(code)) ?? '';
}

/** Turns two-factor sign-in on, and waits for the next code. */
async function turnOn(browser = client, on = app): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await browser.call(setUpTwoFactor, { body: { password } })).body;
  const { body } = await browser.call(confirmTwoFactor, { body: { code: codeOf(secret, 0, on.clock.now()) } });
  on.clock.advance({ seconds: 30 });
  return { secret, ...body };
}

const credentials = (code?: string) => ({ body: { username: user.username, password, ...(code && { code }) } });

describe('codes', () => {
  /** RFC 6238, appendix B, for SHA-1; the last six of its eight digits. */
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i the code is %s', (seconds, code) => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('codes of the previous and the next step are accepted, others are not', () => {
    const secret = new Secret({ size: 20 }).base32;
    const now = new Date('2026-05-04T09:00:15.000Z');
    const fits = (shift: number) => stepOf(secret, codeOf(secret, shift, now), now) !== null;
    expect([-2, -1, 0, 1, 2].map(fits)).toEqual([false, true, true, true, false]);
  });

  test('the address in the QR code names product and account', () => {
    const uri = new URL(setUpUri('JBSWY3DPEHPK3PXP', 'CARDI', 'ines.okafor'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('CARDI:ines.okafor');
    expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
    expect(uri.searchParams.get('issuer')).toBe('CARDI');
  });

  test('L14: there are ten recovery codes of 120 bits, all different and easy to type', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  });
});

describe('setting up', () => {
  test('changes nothing until a first code confirms it', async () => {
    const { body } = await client.call(setUpTwoFactor, { body: { password } });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(body.secret);
    expect((await client.call(getAccount)).body.twoFactor).toBeNull();
    await app.visitor().call(signIn, credentials());
    const confirmed = await client.call(confirmTwoFactor, { body: { code: codeOf(body.secret) } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await client.call(getAccount)).body.twoFactor).toEqual({
      since: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
  });

  test('requires the password', async () => {
    const refused = await client.refused(setUpTwoFactor, { body: { password: 'Wrong-Password-1' } });
    expect(refused.body.fields).toEqual({ password: 'This is not your password.' });
  });

  test('stays off after a wrong code', async () => {
    const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
    const refused = await client.refused(confirmTwoFactor, { body: { code: wrongCodeOf(secret) } });
    expect(refused.body.fields).toHaveProperty('code');
    expect((await client.call(getAccount)).body.twoFactor).toBeNull();
  });

  test('has to be completed within an hour, and a newer secret replaces the older one', async () => {
    const first = (await client.call(setUpTwoFactor, { body: { password } })).body.secret;
    const second = (await client.call(setUpTwoFactor, { body: { password } })).body.secret;
    expect((await client.refused(confirmTwoFactor, { body: { code: codeOf(first) } })).status).toBe(400);
    app.clock.advance({ milliseconds: setUpLimit });
    expect((await client.refused(confirmTwoFactor, { body: { code: codeOf(second) } })).status).toBe(409);
  });

  test('can be done once only', async () => {
    const { secret } = await turnOn();
    expect((await client.refused(setUpTwoFactor, { body: { password } })).status).toBe(409);
    expect((await client.refused(confirmTwoFactor, { body: { code: codeOf(secret) } })).status).toBe(409);
  });

  test('stores only hashes of the recovery codes', async () => {
    const { recoveryCodes } = await turnOn();
    const rows = JSON.stringify(await app.deps.database.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  test('of five first codes at once, one turns it on', async () => {
    const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.send(confirmTwoFactor, { body: { code: codeOf(secret) } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('signing in', () => {
  test('requires the code after the password, and starts no session without it', async () => {
    const { secret } = await turnOn();
    const visitor = app.visitor();
    const asked = await visitor.refused(signIn, credentials());
    expect(asked.body).toEqual({
      code: 'second_factor_required',
      message: 'Please enter the code from your authenticator app.',
    });
    expect(visitor.cookies.size).toBe(0);
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect((await visitor.call(signIn, credentials(codeOf(secret)))).body).toEqual(user);
    expect((await visitor.call(me)).body?.id).toBe(user.id);
  });

  test('a wrong password does not reveal that a second factor is on', async () => {
    await turnOn();
    const refused = await app.visitor().refused(signIn, {
      body: { username: user.username, password: 'Wrong-Password-1', code: '123456' },
    });
    expect(refused.body.code).toBe('invalid_credentials');
  });

  test('a code works once, and invalidates all earlier ones', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    await app.visitor().call(signIn, credentials(code));
    for (const again of [code, codeOf(secret, -1)]) {
      const refused = await app.visitor().refused(signIn, credentials(again));
      expect(refused.body).toMatchObject({ code: 'second_factor_required', fields: { code: wrongCode } });
    }
    app.clock.advance({ seconds: 30 });
    await app.visitor().call(signIn, credentials(codeOf(secret)));
  });

  test('if one code is used ten times at once, one sign-in succeeds', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.visitor().send(signIn, credentials(code))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code works once, in any spelling', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    await app.visitor().call(signIn, credentials(` ${first.toUpperCase().replaceAll('-', ' ')} `));
    expect((await app.visitor().refused(signIn, credentials(first))).body.fields).toEqual({ code: wrongCode });
    await app.visitor().call(signIn, credentials(second));
    expect((await client.call(getAccount)).body.twoFactor?.recoveryCodesLeft).toBe(8);
  });

  test('L14: recovery codes of 16 characters, from earlier versions, still work', async () => {
    await turnOn();
    const older = 'abcd-efgh-jklm-np23';
    await app.deps.database.write((trx) => replaceRecoveryCodes(trx, user.id, [hashRecoveryCode(user.id, older)]));
    expect((await app.visitor().call(signIn, credentials(older))).body).toEqual(user);
    expect((await app.visitor().refused(signIn, credentials(older))).body.fields).toEqual({ code: wrongCode });
  });

  test('if one recovery code is used ten times at once, one sign-in succeeds', async () => {
    const { recoveryCodes } = await turnOn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().send(signIn, credentials(recoveryCodes[0]))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("another member's codes do not work", async () => {
    await turnOn();
    const other = await app.aUser();
    const theirs = await turnOn(await app.signedIn(other));
    for (const code of [codeOf(theirs.secret), theirs.recoveryCodes[0] ?? '']) {
      expect((await app.visitor().refused(signIn, credentials(code))).body.fields).toEqual({ code: wrongCode });
    }
  });

  test.each(['12345', '1234567', 'abcdef', "' or 1=1 --", 'ä'.repeat(16)])('is not a code: %s', async (code) => {
    await turnOn();
    expect((await app.visitor().refused(signIn, credentials(code))).body.code).toBe('second_factor_required');
  });

  test('the desktop app gets its token after the second step, not before', async () => {
    const { secret } = await turnOn();
    const main = app.visitor({ origin: null, headers: { [clientHeader]: desktopClient } });
    const asked = await main.refused(signIn, credentials());
    expect(asked.headers.get(sessionTokenHeader)).toBeNull();
    const answer = await main.call(signIn, credentials(codeOf(secret)));
    expect(answer.headers.get(sessionTokenHeader)).toMatch(/^[\w-]{43}$/);
  });

  test('guesses are limited for each account, from any network', async () => {
    await using strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const owner = await strict.aUser();
    const { secret } = await turnOn(await strict.signedIn(owner), strict);
    const body = { username: owner.username, password };
    for (let count = 0; count < codeLimits[0].hits; count += 1) {
      const code = wrongCodeOf(secret, count, strict.clock.now());
      expect((await strict.visitor().refused(signIn, { body: { ...body, code } })).status).toBe(401);
    }
    const right = codeOf(secret, 0, strict.clock.now());
    expect((await strict.visitor().refused(signIn, { body: { ...body, code: right } })).status).toBe(429);
    strict.clock.advance({ minutes: 15 });
    await strict.visitor().call(signIn, { body: { ...body, code: codeOf(secret, 0, strict.clock.now()) } });
  });
});

describe('turning it off, and new recovery codes', () => {
  test('requires password and code', async () => {
    const { secret, recoveryCodes } = await turnOn();
    for (const endpoint of [renewRecoveryCodes, disableTwoFactor]) {
      const wrong = await client.refused(endpoint, { body: { password: 'Wrong-Password-1', code: codeOf(secret) } });
      expect(wrong.body.fields).toEqual({ password: 'This is not your password.' });
      const refused = await client.refused(endpoint, { body: { password, code: wrongCodeOf(secret) } });
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ code: wrongCode });
    }
    const renewed = await client.call(renewRecoveryCodes, { body: { password, code: codeOf(secret) } });
    expect((await app.visitor().refused(signIn, credentials(recoveryCodes[3]))).status).toBe(401);
    await client.call(disableTwoFactor, { body: { password, code: renewed.body.recoveryCodes[3] ?? '' } });
    expect((await client.call(getAccount)).body.twoFactor).toBeNull();
    await app.visitor().call(signIn, credentials());
    const { db } = app.deps.database;
    expect(await db.selectFrom('recovery_codes').where('user_id', '=', user.id).selectAll().execute()).toEqual([]);
  });

  test('H1: turning it on or off ends all other sessions and a pending change of address', async () => {
    const { db } = app.deps.database;
    const ask = () =>
      client.call(requestEmailChange, { body: { email: `elsewhere-${user.id}@test.example`, password } });
    const waiting = () => db.selectFrom('email_changes').where('user_id', '=', user.id).selectAll().execute();
    const other = await app.signedIn(user);
    await ask();
    const { secret } = await turnOn();
    expect((await other.call(me)).body).toBeNull();
    expect(await waiting()).toEqual([]);
    const another = await app.signedIn(user);
    await ask();
    await client.call(disableTwoFactor, { body: { password, code: codeOf(secret) } });
    expect((await another.call(me)).body).toBeNull();
    expect(await waiting()).toEqual([]);
    expect((await client.call(me)).body?.id).toBe(user.id);
  });

  test('cannot be turned off if it is not on', async () => {
    for (const endpoint of [renewRecoveryCodes, disableTwoFactor]) {
      expect((await client.refused(endpoint, { body: { password, code: '123456' } })).status).toBe(409);
    }
  });
});
