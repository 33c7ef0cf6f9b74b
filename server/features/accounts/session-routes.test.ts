import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { me } from '#contract/accounts.ts';
import { endOneSession, endOtherSessions, listSessions } from '#contract/accounts-sessions.ts';
import { deviceWords } from '#server/platform/http/device.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { sessionIdleLimit, startSession } from './sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const body = { password: samplePassword };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

test("lists the member's sessions, this one first, without anything that reveals a token", async () => {
  const user = await app.aUser();
  const here = await app.signedIn(user);
  app.clock.advance({ minutes: 1 });
  const startedAt = app.clock.now().toISOString();
  const token = await startSession(app.deps, { userId: user.id, client: 'desktop', userAgent: 'node', replaces: null });
  await app.as('member');
  const { body: list } = await here.call(listSessions);
  expect(list.items).toMatchObject([
    { device: 'Unknown browser', client: 'web', isCurrent: true },
    { device: 'Desktop app', client: 'desktop', isCurrent: false, createdAt: startedAt, lastSeenAt: startedAt },
  ]);
  const rows = await app.deps.database.db.selectFrom('sessions').select('token_hash').execute();
  for (const secret of [token, ...rows.map(({ token_hash }) => token_hash)]) {
    expect(JSON.stringify(list)).not.toContain(secret);
  }
});

test('ends one other session and no more', async () => {
  const user = await app.aUser();
  const [here, there, elsewhere] = [await app.signedIn(user), await app.signedIn(user), await app.signedIn(user)];
  const mine = (await there.call(listSessions)).body.items.find(({ isCurrent }) => isCurrent);
  await here.call(endOneSession, { params: { id: mine?.id ?? '' }, body });
  expect((await there.call(me)).body).toBeNull();
  expect((await elsewhere.call(me)).body?.id).toBe(user.id);
  expect((await here.refused(endOneSession, { params: { id: mine?.id ?? '' }, body })).status).toBe(404);
});

test("does not end the calling session, and does not find another member's session", async () => {
  const here = await app.as('member');
  const stranger = await app.as('admin');
  const [own] = (await here.call(listSessions)).body.items;
  const params = { id: own?.id ?? '' };
  expect((await here.refused(endOneSession, { params, body })).body.code).toBe('conflict');
  expect((await stranger.refused(endOneSession, { params, body })).body.code).toBe('not_found');
  expect((await here.call(me)).body).not.toBeNull();
});

test('ends all other sessions at once', async () => {
  const user = await app.aUser();
  const here = await app.signedIn(user);
  const others = [await app.signedIn(user), await app.signedIn(user)];
  const stranger = await app.as('member');
  expect((await here.call(endOtherSessions, { body })).body).toEqual({ ended: 2 });
  for (const other of others) expect((await other.call(me)).body).toBeNull();
  expect((await here.call(endOtherSessions, { body })).body).toEqual({ ended: 0 });
  expect((await stranger.call(me)).body).not.toBeNull();
});

test('L9: ends a session only with the password', async () => {
  const user = await app.aUser();
  const [here, there] = [await app.signedIn(user), await app.signedIn(user)];
  const mine = (await there.call(listSessions)).body.items.find(({ isCurrent }) => isCurrent);
  const wrong = { password: 'Wrong-Password-1' };
  for (const refused of [
    await here.refused(endOneSession, { params: { id: mine?.id ?? '' }, body: wrong }),
    await here.refused(endOtherSessions, { body: wrong }),
  ]) {
    expect([refused.status, refused.body.fields]).toEqual([400, { password: 'This is not your password.' }]);
  }
  expect((await there.call(me)).body?.id).toBe(user.id);
});

test('expired sessions are not listed', async () => {
  const user = await app.aUser();
  await app.signedIn(user);
  app.clock.advance({ milliseconds: sessionIdleLimit });
  const here = await app.signedIn(user);
  expect((await here.call(listSessions)).body.items).toHaveLength(1);
});

describe('device names', () => {
  test.each([
    ['web', firefox, 'Firefox on Windows'],
    [
      'web',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'web',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'web',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
    ],
    [
      'web',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'web',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['web', 'curl/8.5.0', 'Unknown browser'],
    ['web', '', 'Unknown browser'],
    ['web', 'Something (Linux)', 'A browser on Linux'],
    ['desktop', 'node', 'Desktop app'],
    ['desktop', firefox, 'Desktop app on Windows'],
  ] as const)('%s %s: %s', (client, userAgent, words) => {
    expect(deviceWords(client, userAgent)).toBe(words);
  });
});
