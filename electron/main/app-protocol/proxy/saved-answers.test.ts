import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';

import type { Refreshed } from '#contract/desktop/bridge.ts';
import { earlyHeader, savedAtHeader } from '#contract/kit/session.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { startProxy } from '#electron/testing/proxy.ts';
import { focusAreas, tokenOf, user } from '#electron/testing/samples.ts';

const [areas, newer] = [focusAreas, focusAreas.map((area) => ({ ...area, title: 'Renamed' }))];
const answerWith = (body: unknown) => (_: unknown, response: ServerResponse) =>
  sendJson(response, body, 200, { etag: JSON.stringify(JSON.stringify(body).length) });
const savedAt = '2026-01-01T12:00:00.000Z';

/** Opens a list, restarts the app and opens it again; `refreshed` resolves with the server's later answer. */
async function restarted() {
  const started = await startProxy(answerWith(areas));
  await started.get('/api/focus-areas');
  const { promise: refreshed, resolve } = Promise.withResolvers<Refreshed>();
  const onRefreshed = vi.fn(resolve);
  return { ...started, ...started.restart({ onRefreshed, slowMs: 100 }), refreshed, onRefreshed };
}

/** Holds the server's answer back until `release`. */
function held(body: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: () => resolve(),
    listener: (_: unknown, response: ServerResponse) => void promise.then(() => sendJson(response, body)),
  };
}

test('after a start, saved answers show before the server has answered', async () => {
  const { server, get, refreshed } = await restarted();
  const { listener, release } = held(newer);
  server.answer(listener);
  const early = await get('/api/focus-areas');
  expect([early.headers.get(earlyHeader), early.headers.get(savedAtHeader)]).toEqual([savedAt, null]);
  expect(await early.json()).toEqual(areas);
  release();
  expect(await refreshed).toEqual({ path: '/api/focus-areas', outcome: 'changed', savedAt });

  const later = await get('/api/focus-areas');
  expect(later.headers.get(earlyHeader)).toBeNull();
  expect(await later.json()).toEqual(newer);
});

test.each<[string, Refreshed['outcome'], (response: ServerResponse) => void]>([
  ['confirms it by ETag', 'same', (response) => response.writeHead(304).end()],
  ['sends the same again', 'same', (response) => sendJson(response, areas)],
  ['fails', 'failed', (response) => sendJson(response, { code: 'internal', message: 'Oops' }, 500)],
  ['hangs up', 'failed', (response) => response.destroy()],
  ['no longer has it', 'changed', (response) => sendJson(response, { code: 'not_found', message: 'Gone' }, 404)],
])('a server that %s: %s', async (_name, outcome, answer) => {
  const { server, get, refreshed, onRefreshed } = await restarted();
  server.answer((_, response) => answer(response));
  await get('/api/focus-areas');
  expect((await refreshed).outcome).toBe(outcome);
  expect(onRefreshed).toHaveBeenCalledOnce();
});

test('a record that the server has deleted does not come back', async () => {
  const { server, get, refreshed } = await restarted();
  server.answer((_, response) => sendJson(response, { code: 'not_found', message: 'Gone' }, 404));
  await get('/api/focus-areas');
  await refreshed;
  await server.stop();
  expect((await get('/api/focus-areas')).status).toBe(503);
});

test('a repeated request waits for the server; when it is slow, the saved answer shows meanwhile', async () => {
  const { server, get, refreshed } = await restarted();
  await get('/api/focus-areas');
  await refreshed;
  server.answer(answerWith(newer));
  const quick = await get('/api/focus-areas');
  expect([quick.headers.get(earlyHeader), await quick.json()]).toEqual([null, newer]);
  const { listener, release } = held(areas);
  server.answer(listener);
  const slow = await get('/api/focus-areas');
  expect(slow.headers.get(earlyHeader)).toBe(savedAt);
  expect(await slow.json()).toEqual(newer);
  release();
});

test('answers saved before a write are not shown in place of the server’s answer', async () => {
  const { server, get, post, passTime } = await startProxy(answerWith(areas), { slowMs: 0 });
  await get('/api/focus-areas');
  passTime(1000);
  await post('/api/newsletter', { email: 'ada@cardi.example' });
  server.answer(answerWith(newer));
  const answer = await get('/api/focus-areas');
  expect([answer.headers.get(earlyHeader), await answer.json()]).toEqual([null, newer]);
});

test('the signed-in user is known offline, also after a restart, until the sign-out', async () => {
  const { server, signIn, restart, post } = await startProxy(answerWith(user));
  await signIn(tokenOf('a'), user);
  await server.stop();
  const answer = await restart().get('/api/auth/me');
  expect(await answer.json()).toEqual(user);
  expect(JSON.stringify([...answer.headers])).not.toContain(tokenOf('a'));
  const again = restart();
  await again.get('/api/auth/me');
  expect((await again.get('/api/auth/me')).headers.get(savedAtHeader)).toBe(savedAt);
  await post('/api/auth/signout');
  expect((await restart().get('/api/auth/me')).status).toBe(503);
});

test('after a session has ended, the saved answer shows first and then the visitor’s', async () => {
  const { server, signIn, restart, onExpired } = await startProxy(answerWith(user));
  await signIn(tokenOf('a'), user);
  const { promise, resolve } = Promise.withResolvers<Refreshed>();
  const { get } = restart({ onRefreshed: resolve });
  server.answer((request, response) => {
    if (request.headers.authorization === undefined) return sendJson(response, null);
    return sendJson(response, { code: 'session_expired', message: 'Please sign in again' }, 401);
  });
  expect(await (await get('/api/auth/me')).json()).toEqual(user);
  expect((await promise).outcome).toBe('changed');
  expect(onExpired).toHaveBeenCalledOnce();
  expect(await (await get('/api/auth/me')).json()).toBeNull();
});

test('leaving the page before its answer has come cancels the answer without an error', async () => {
  const { server, get, refreshed } = await restarted();
  const early = await get('/api/focus-areas');
  await early.body?.cancel();
  expect((await refreshed).outcome).toBe('same');
  expect(server.seen).toHaveLength(2);
});
