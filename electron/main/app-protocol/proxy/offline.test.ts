import type { RequestListener, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { signIn, signOut } from '#contract/accounts.ts';
import { contractVersion } from '#contract/health.ts';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { startProxy } from '#electron/testing/proxy.ts';
import { focusAreas, tokenOf, user } from '#electron/testing/samples.ts';

const answerAreas = (_: unknown, response: ServerResponse) => sendJson(response, focusAreas, 200, { etag: '"v1"' });

test('a visited list is shown without the server, marked with the time it was saved', async () => {
  const { server, get, passTime } = await startProxy(answerAreas);
  const fresh = await get('/api/focus-areas');
  expect(fresh.headers.get('x-cardi-saved-at')).toBeNull();
  passTime(3_600_000);
  await server.stop();

  const saved = await get('/api/focus-areas');
  expect([saved.status, await saved.json()]).toEqual([200, focusAreas]);
  expect(saved.headers.get('x-cardi-saved-at')).toBe('2026-01-01T12:00:00.000Z');
});

test('a list that was never visited is unavailable without the server', async () => {
  const { server, get } = await startProxy(answerAreas);
  await server.stop();
  const answer = await get('/api/focus-areas');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
});

const html = (status: number): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
};

test.each<[string, RequestListener]>([
  ['fails', (_, response) => sendJson(response, { code: 'internal', message: 'Oops' }, 500)],
  ['fails in HTML', html(502)],
  ['is hidden by a captive portal', html(200)],
  ['redirects elsewhere', (_, response) => response.writeHead(302, { location: 'https://portal.example/' }).end()],
  ['hangs', () => {}],
  ['hangs up', (request) => request.socket.destroy()],
  ['sends half an answer', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{')],
])('a server that %s leaves the saved list standing', async (_name, listener) => {
  const { server, get } = await startProxy(answerAreas, { silenceMs: 500 });
  await get('/api/focus-areas');
  for (let time = 0; time < 2; time += 1) {
    server.answer(listener);
    const answer = await get('/api/focus-areas');
    expect(answer.headers.get('x-cardi-saved-at')).toBe('2026-01-01T12:00:00.000Z');
    expect(await answer.json()).toEqual(focusAreas);
  }
});

test('the server is asked whether the saved answer is current; a 304 renews its time', async () => {
  const { server, get, passTime } = await startProxy(answerAreas);
  await get('/api/focus-areas');
  passTime(60_000);
  server.answer((request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304, { etag: '"v1"' }).end();
    else answerAreas(request, response);
  });
  const confirmed = await get('/api/focus-areas');
  expect([confirmed.status, await confirmed.json()]).toEqual([200, focusAreas]);
  expect(confirmed.headers.get('x-cardi-saved-at')).toBeNull();

  await server.stop();
  expect((await get('/api/focus-areas')).headers.get('x-cardi-saved-at')).toBe('2026-01-01T12:01:00.000Z');
});

test('a 304 to an unconditional request counts as no answer', async () => {
  const { get } = await startProxy((_, response) => response.writeHead(304).end());
  expect((await get('/api/focus-areas')).status).toBe(502);
});

test('queries match in any order, but only with the same values', async () => {
  const { server, get } = await startProxy((_, response) =>
    sendJson(response, { items: [], nextCursor: null, count: { value: 0, isCapped: false }, featured: [] }),
  );
  await get('/api/listings?type=job&search=solar');
  await server.stop();
  expect((await get('/api/listings?search=solar&type=job')).status).toBe(200);
  expect((await get('/api/listings?search=wind&type=job')).status).toBe(503);
});

test('only answers that the contract marks, in the declared shape, are saved', async () => {
  const { server, get } = await startProxy((_, response) => sendJson(response, { unexpected: true }));
  await get('/api/focus-areas');
  server.answer((_, response) => sendJson(response, { items: 'none' }));
  await get('/api/listings');
  server.answer((_, response) => sendJson(response, user));
  await get('/api/auth/me');
  server.answer((_, response) => sendJson(response, { product: 'cardi', version: '1', contractVersion, mode: 'demo' }));
  await get('/api/version');
  await server.stop();
  for (const path of ['/api/focus-areas', '/api/listings', '/api/auth/me', '/api/version']) {
    expect((await get(path)).status).toBe(503);
  }
});

test('a picture is saved byte for byte, with its type', async () => {
  const bytes = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 0xff, 0x80, 0x0a]);
  const answerPicture: RequestListener = (request, response) => {
    const isSame = request.headers['if-none-match'] === '"p"';
    response.writeHead(isSame ? 304 : 200, { 'content-type': 'image/webp', etag: '"p"' }).end(isSame ? '' : bytes);
  };
  const { server, get, restart } = await startProxy(answerPicture);
  const path = `/api/avatars/${'0a'.repeat(32)}-128`;
  const read = async (answer: Response) => [
    answer.status,
    answer.headers.get('content-type'),
    Buffer.from(await answer.arrayBuffer()),
  ];
  const whole = [200, 'image/webp', bytes];
  expect(await read(await get(path))).toEqual(whole);
  expect(await read(await get(path))).toEqual(whole);
  const onRefreshed = vi.fn();
  expect(await read(await restart({ onRefreshed }).get(path))).toEqual(whole);
  await vi.waitFor(() => expect(onRefreshed).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'same' })));
  await server.stop();
  expect(await read(await get(path))).toEqual(whole);
});

test('a picture that the server forbids to store is not saved; others are', async () => {
  let policy = 'public, max-age=31536000, immutable';
  const { server, get } = await startProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': policy }).end(Buffer.from('RIFF'));
  });
  const [shown, withheld] = ['0', '1'].map(
    (digit) => `/api/pictures/${digit}b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-320.webp`,
  );
  await get(shown ?? '');
  policy = 'private, no-store';
  expect((await get(withheld ?? '')).status).toBe(200);
  await server.stop();
  expect((await get(shown ?? '')).status).toBe(200);
  expect((await get(withheld ?? '')).status).toBe(503);
});

test('signing out keeps the public lists', async () => {
  const { server, get, post, signIn } = await startProxy(answerAreas);
  await signIn(tokenOf('a'), user);
  await get('/api/focus-areas');
  await post('/api/auth/signout');
  await server.stop();
  expect((await get('/api/focus-areas')).status).toBe(200);
});

/** A call whose answer is private to one user. */
const saved = defineEndpoint({
  name: 'saved.list',
  method: 'GET',
  path: '/api/saved',
  summary: 'What the user has saved',
  access: 'member',
  response: z.array(z.string()),
  cache: 'private',
});
const endpoints = [signIn, signOut, saved];

test('a private answer is saved for its user only and deleted at sign-out', async () => {
  const { server, get, post, signIn } = await startProxy((_, response) => sendJson(response, ['a']), { endpoints });
  await signIn(tokenOf('a'), user);
  await get('/api/saved');
  await server.stop();
  expect(await (await get('/api/saved')).json()).toEqual(['a']);

  await post('/api/auth/signout');
  expect((await get('/api/saved')).status).toBe(503);
  await server.start();
  await signIn(tokenOf('b'), user);
  await server.stop();
  expect((await get('/api/saved')).status).toBe(503);
});

test('another user who signs in finds none of the former user’s answers, and leaves none', async () => {
  const { server, cache, get, signIn } = await startProxy((_, response) => sendJson(response, ['a']), { endpoints });
  await signIn(tokenOf('a'), user);
  await get('/api/saved');
  await signIn(tokenOf('b'), { ...user, id: 8 });
  // The cache holds the new user's `me` answer and nothing else.
  expect(cache.count()).toBe(1);
  await server.stop();
  expect((await get('/api/saved')).status).toBe(503);
});

test('the same user finds the saved answers again after signing in', async () => {
  const { server, get, signIn } = await startProxy((_, response) => sendJson(response, ['a']), { endpoints });
  await signIn(tokenOf('a'), user);
  await get('/api/saved');
  await signIn(tokenOf('b'), user);
  await server.stop();
  expect((await get('/api/saved')).status).toBe(200);
});

test('an answer that arrives after the sign-out is not saved', async () => {
  const { server, cache, get, post, signIn } = await startProxy(answerAreas, { endpoints });
  await signIn(tokenOf('a'), user);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.answer((request, response) => {
    if (request.url !== '/api/saved') return sendJson(response, { ok: true });
    arrive();
    return void released.then(() => sendJson(response, ['a']));
  });
  const late = get('/api/saved');
  await arrived;
  await post('/api/auth/signout');
  release();
  await late;
  expect(cache.size()).toBe(0);
});
