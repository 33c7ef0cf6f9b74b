import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';

import { sendJson } from '#electron/testing/fake-server.ts';
import { startProxy } from '#electron/testing/proxy.ts';
import { focusAreas, tokenOf, user } from '#electron/testing/samples.ts';

const ok = (_: unknown, response: Parameters<typeof sendJson>[0]) => sendJson(response, focusAreas);
const expired = { code: 'session_expired', message: 'Your session has ended. Please sign in again.' };

test('signing in puts the token into the keychain and hides it from the page', async () => {
  const { server, keychain, signIn, get } = await startProxy(ok);
  const answer = await signIn(tokenOf('a'), user);
  expect(await answer.json()).toEqual(user);
  expect(JSON.stringify([...answer.headers])).not.toContain(tokenOf('a'));
  expect([...keychain.entries]).toEqual([
    [`CARDI ${server.origin}`, JSON.stringify({ token: tokenOf('a'), userId: user.id })],
  ]);

  await get('/api/auth/me');
  expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${tokenOf('a')}`);
});

test('M4: the server knows the device at the next sign-in, also after a sign-out; other servers do not', async () => {
  const { server, keychain, get, post } = await startProxy(ok);
  const answerWith = (session: string, device: string) =>
    server.answer((_, response) =>
      sendJson(response, user, 200, { 'x-cardi-session-token': session, 'x-cardi-device-token': device }),
    );
  answerWith(tokenOf('a'), tokenOf('d'));
  const answer = await post('/api/auth/signin', {}, { 'x-cardi-device-token': tokenOf('x') });
  expect(JSON.stringify([...answer.headers])).not.toContain(tokenOf('d'));
  await get('/api/auth/me');
  await post('/api/auth/signout');
  expect([...keychain.entries]).toEqual([[`CARDI ${server.origin} device`, tokenOf('d')]]);
  answerWith(tokenOf('b'), tokenOf('e'));
  await post('/api/auth/signin');
  expect(server.seen.map(({ url, headers }) => [url, headers['x-cardi-device-token']])).toEqual([
    ['/api/auth/signin', undefined],
    ['/api/auth/me', undefined],
    ['/api/auth/signout', undefined],
    ['/api/auth/signin', tokenOf('d')],
  ]);
  expect(keychain.entries.get(`CARDI ${server.origin} device`)).toBe(tokenOf('e'));
});

test('a failed sign-in changes nothing, whatever its headers are', async () => {
  const { server, session, post } = await startProxy((_, response) =>
    sendJson(response, { code: 'invalid_credentials', message: 'No' }, 401, { 'x-cardi-session-token': tokenOf('b') }),
  );
  await session.start({ token: tokenOf('a'), userId: user.id });
  expect((await post('/api/auth/signin')).status).toBe(401);
  expect(await session.current()).toEqual({ token: tokenOf('a'), userId: user.id });
  expect(server.seen[0]?.headers.authorization).toBeUndefined();
});

test('a token of the wrong shape, or without a user, starts no session', async () => {
  const { server, session, post } = await startProxy(ok);
  server.answer((_, response) => sendJson(response, user, 200, { 'x-cardi-session-token': 'short' }));
  await post('/api/auth/signin');
  server.answer((_, response) => sendJson(response, { id: 'x' }, 200, { 'x-cardi-session-token': tokenOf('a') }));
  await post('/api/auth/signin');
  expect(await session.current()).toBeNull();
});

test('signing in during a session tells the server that the old one has ended', async () => {
  const { server, session, post } = await startProxy((_, response) =>
    sendJson(response, user, 200, { 'x-cardi-session-token': tokenOf('b') }),
  );
  await session.start({ token: tokenOf('a'), userId: user.id });
  await post('/api/auth/signin');
  await expect
    .poll(() => server.seen.map(({ url, headers }) => [url, headers.authorization]))
    .toEqual([
      ['/api/auth/signin', undefined],
      ['/api/auth/signout', `Bearer ${tokenOf('a')}`],
    ]);
});

test('signing out ends the session in the app and on the server', async () => {
  const { server, keychain, session, signIn, post } = await startProxy(ok);
  await signIn(tokenOf('a'), user);
  const answer = await post('/api/auth/signout');
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(server.seen).toMatchObject([
    { url: '/api/auth/signout', headers: { authorization: `Bearer ${tokenOf('a')}` } },
  ]);
  expect(keychain.entries.size).toBe(0);
  expect(await session.current()).toBeNull();
});

test('signing out without a server succeeds, and the server is told as soon as it answers again', async () => {
  const { server, keychain, signIn, post, get } = await startProxy(ok);
  await signIn(tokenOf('a'), user);
  await server.stop();
  expect((await post('/api/auth/signout')).status).toBe(200);
  expect(keychain.entries.size).toBe(0);

  await server.start();
  await get('/api/listings');
  await expect
    .poll(() => server.seen.map(({ url, headers }) => `${url} ${headers.authorization}`))
    .toEqual(['/api/listings undefined', `/api/auth/signout Bearer ${tokenOf('a')}`]);
});

test('signing out while signed out sends no request', async () => {
  const { server, post } = await startProxy(ok);
  expect((await post('/api/auth/signout')).status).toBe(200);
  expect(server.seen).toEqual([]);
});

/** A server that no longer knows any session, and serves anonymous visitors. */
const forgetful: RequestListener = (request, response) => {
  if (request.headers.authorization === undefined) sendJson(response, focusAreas);
  else sendJson(response, expired, 401);
};

test('a session that the server has ended is cleared once, and public content still shows', async () => {
  const { server, keychain, onExpired, signIn, get } = await startProxy(forgetful);
  await signIn(tokenOf('a'), user);
  const answers = await Promise.all(['/api/listings', '/api/focus-areas', '/api/auth/me'].map((path) => get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(onExpired).toHaveBeenCalledOnce();
  expect(keychain.entries.size).toBe(0);

  await get('/api/listings');
  expect(server.seen.at(-1)?.headers.authorization).toBeUndefined();
  expect(onExpired).toHaveBeenCalledOnce();
});

test('a write with an ended session is not repeated without a session', async () => {
  const { server, onExpired, signIn, post } = await startProxy(forgetful);
  await signIn(tokenOf('a'), user);
  const answer = await post('/api/listings');
  expect([answer.status, await answer.json()]).toEqual([401, expired]);
  expect(server.seen).toHaveLength(1);
  expect(onExpired).toHaveBeenCalledOnce();
});

test('a server that refuses anonymous visitors too is not asked a third time', async () => {
  const { server, signIn, get } = await startProxy((_, response) => sendJson(response, expired, 401));
  await signIn(tokenOf('a'), user);
  expect((await get('/api/listings')).status).toBe(401);
  expect(server.seen).toHaveLength(2);
});

test('a late 401 for an old token does not end the new session', async () => {
  const { server, session, onExpired, get } = await startProxy(ok);
  await session.start({ token: tokenOf('a'), userId: user.id });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.answer((_, response) => {
    arrive();
    void released.then(() => sendJson(response, expired, 401));
  });
  const late = get('/api/listings');
  await arrived;
  await session.start({ token: tokenOf('b'), userId: user.id });
  release();
  await late;
  expect(await session.current()).toEqual({ token: tokenOf('b'), userId: user.id });
  expect(onExpired).not.toHaveBeenCalled();
});

test('a 401 for another reason does not end the session', async () => {
  const { server, session, onExpired, post, get } = await startProxy(ok);
  await session.start({ token: tokenOf('a'), userId: user.id });
  server.answer((_, response) => sendJson(response, { code: 'invalid_credentials', message: 'No' }, 401));
  await post('/api/listings');
  server.answer((_, response) => sendJson(response, { error: 'proxy authentication' }, 401));
  await get('/api/listings');
  expect(await session.current()).not.toBeNull();
  expect(onExpired).not.toHaveBeenCalled();
});
