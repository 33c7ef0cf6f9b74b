import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CurrentUser, signIn, signOut } from '#contract/accounts.ts';
import { endOneSession, listSessions } from '#contract/accounts-sessions.ts';
import { changeOwnPassword } from '#contract/accounts-settings.ts';
import { clientHeader, desktopClient, deviceTokenHeader, sessionTokenPattern } from '#contract/kit/session.ts';
import { deviceLimit } from '#server/platform/http/session.ts';
import { createTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { sweepSessions } from './sessions.ts';

const cookie = 'cardi_device';
const subject = 'New sign-in to your CARDI account';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let user: CurrentUser;
/** The browser of the very first sign-in. */
let home: TestClient;
beforeEach(async () => {
  user = await app.aUser();
  home = app.visitor();
  await signsIn(home);
});

const credentials = (who = user) => ({ body: { username: who.username, password: samplePassword } });
const signsIn = (client: TestClient, who = user) => client.call(signIn, credentials(who));

/** The emails about new sign-ins sent to an account. */
async function told(who = user) {
  await app.mail.flush();
  return app.smtp.received.filter((mail) => mail.subject === subject && mail.to?.[0]?.address === who.email);
}
const devicesOf = (who = user) =>
  app.deps.database.db.selectFrom('known_devices').where('user_id', '=', who.id).selectAll().execute();

describe('a sign-in from an unknown device', () => {
  test('is mailed to the owner, with device and time and without a token', async () => {
    const stranger = app.visitor({ headers: { 'User-Agent': firefox } });
    await signsIn(stranger);
    const [mail] = await told();
    expect(mail?.text).toContain(`"${user.username}"`);
    expect(mail?.text).toContain('Firefox on Windows, May 4, 2026');
    expect(mail?.text).toContain(`${app.url}/forgot-password`);
    expect(mail?.text).not.toContain('token');
    for (const secret of stranger.cookies.values()) expect(mail?.text).not.toContain(secret);
  });

  test('is not mailed for the first sign-in, or for a known device', async () => {
    expect(await told()).toEqual([]);
    await home.call(signOut);
    await signsIn(home);
    expect(await told()).toEqual([]);
  });

  test('is mailed again if the cookie is missing, forged or expired', async () => {
    await signsIn(app.visitor());
    const forger = app.visitor();
    for (const token of ['a'.repeat(43), 'x', '']) {
      forger.cookies.clear();
      forger.cookies.set(cookie, token);
      await signsIn(forger);
    }
    expect(await told()).toHaveLength(4);
    app.clock.advance({ milliseconds: deviceLimit });
    await signsIn(home);
    expect(await told()).toHaveLength(5);
  });

  test('is not mailed for the quick login users, or after a wrong password', async () => {
    const shared = await app.aUser({ isTest: true });
    for (let count = 0; count < 2; count += 1) await signsIn(app.visitor(), shared);
    await app.visitor().refused(signIn, { body: { username: user.username, password: 'Wrong-Password-1' } });
    expect([await told(shared), await told()]).toEqual([[], []]);
  });
});

describe('a device token', () => {
  test('is in a cookie that scripts cannot read, is stored as a hash, and grants no access', async () => {
    const { headers } = await signsIn(app.visitor());
    const [, setCookie = ''] = headers.getSetCookie();
    const [pair = '', ...attributes] = setCookie.split('; ');
    const [name, token = ''] = pair.split('=');
    expect(name).toBe(cookie);
    expect(token).toMatch(sessionTokenPattern);
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${deviceLimit / 1000}`]),
    );
    expect(JSON.stringify(await devicesOf())).not.toContain(token);
    const thief = app.visitor();
    thief.cookies.set('cardi_session', token);
    expect(await (await thief.fetch('/api/auth/me')).json()).toBeNull();
  });

  test('over https has a Secure cookie that is bound to the host', async () => {
    await using hosted = await createTestApp({ env: { PUBLIC_URL: 'https://cardi.example' } });
    const client = hosted.visitor({ origin: 'https://cardi.example' });
    const { headers } = await client.call(signIn, credentials(await hosted.aUser()));
    expect(headers.getSetCookie()[1]).toMatch(/^__Host-cardi_device=.*; Secure/);
  });

  test('changes with each sign-in, so that a planted one is useless', async () => {
    const planted = home.cookies.get(cookie) ?? '';
    const other = await app.aUser();
    const victim = app.visitor();
    victim.cookies.set(cookie, planted);
    await signsIn(victim, other);
    expect(victim.cookies.get(cookie)).not.toBe(planted);
    const attacker = app.visitor();
    attacker.cookies.set(cookie, planted);
    await signsIn(attacker, other);
    expect(await told(other)).toHaveLength(1);
  });

  test('is shared by all accounts of a browser', async () => {
    const other = await app.aUser();
    await signsIn(home, other);
    await signsIn(home);
    await signsIn(home, other);
    expect([await told(), await told(other)]).toEqual([[], []]);
    expect([await devicesOf(), await devicesOf(other)].map((rows) => rows.length)).toEqual([1, 1]);
  });

  test('is sent in a header by the desktop app, not in a cookie', async () => {
    const main = (token?: string) =>
      app.visitor({
        origin: null,
        headers: { [clientHeader]: desktopClient, ...(token && { [deviceTokenHeader]: token }) },
      });
    const first = await signsIn(main());
    const token = first.headers.get(deviceTokenHeader) ?? '';
    expect(token).toMatch(sessionTokenPattern);
    expect(first.headers.getSetCookie()).toEqual([]);
    await signsIn(main(token));
    expect(await told()).toHaveLength(1);
    // A web page gets no token, whatever it claims to be.
    const page = await signsIn(app.visitor({ headers: { [clientHeader]: desktopClient } }));
    expect(page.headers.get(deviceTokenHeader)).toBeNull();
  });
});

describe('known devices are forgotten', () => {
  test('after a new password, except the device that set it', async () => {
    await signsIn(app.visitor());
    expect(await devicesOf()).toHaveLength(2);
    await home.call(changeOwnPassword, {
      body: { currentPassword: samplePassword, newPassword: 'Basalt-Harbor-7' },
    });
    const left = await devicesOf();
    expect(left).toHaveLength(1);
    await home.call(signOut);
    await home.call(signIn, { body: { username: user.username, password: 'Basalt-Harbor-7' } });
    expect(await told()).toHaveLength(1);
  });

  test('when the owner signs one out from elsewhere', async () => {
    const stranger = app.visitor();
    await signsIn(stranger);
    const theirs = (await stranger.call(listSessions)).body.items.find(({ isCurrent }) => isCurrent);
    await home.call(endOneSession, { params: { id: theirs?.id ?? '' }, body: { password: samplePassword } });
    expect(await devicesOf()).toHaveLength(1);
    await signsIn(stranger);
    expect(await told()).toHaveLength(2);
  });

  test('when no one has signed in there for a long time', async () => {
    app.clock.advance({ milliseconds: deviceLimit });
    await sweepSessions(app.deps);
    expect(await devicesOf()).toEqual([]);
  });
});
