import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import { lastEventHeader, openStream } from '#contract/live.ts';
import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { memoryKeychain } from '#electron/testing/memory-keychain.ts';
import { netRequest } from '#electron/testing/net-request.ts';
import { tokenOf } from '#electron/testing/samples.ts';
import { createNetFetch } from '../network/net-fetch.ts';
import { createConnections } from '../servers/connections.ts';
import { createLive } from './live.ts';

/** The app's stream at a server that opens one for each request. */
async function openLive({ silenceMs }: { silenceMs?: number } = {}) {
  const streams: ServerResponse[] = [];
  const server = await startFakeServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('id: 1-1\n\n');
    streams.push(response);
  });
  const expired: number[] = [];
  const connection = createConnections({
    keychain: memoryKeychain(),
    onExpired: (_origin, userId) => expired.push(userId),
    onStorageChange: () => undefined,
  })(server.origin);
  const told: object[] = [];
  const live = createLive({
    connection: () => connection,
    fetcher: createNetFetch({ request: netRequest, signIn: async () => null }),
    tell: (news) => told.push(news),
    ...(silenceMs !== undefined && { silenceMs }),
  });
  onTestFinished(live.close);
  const signIn = async (userId: number) => {
    await connection.session.start({ token: tokenOf(String(userId)), userId });
    live.follow();
  };
  return { server, streams, live, told, expired, session: connection.session, signIn };
}

test('one stream is held for the user, with their token; what was cut off goes on after the last id', async () => {
  const { server, streams, live, told, signIn } = await openLive();
  live.follow();
  await signIn(7);
  await expect.poll(() => live.isUp()).toBe(true);
  expect(server.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    [openStream.path, `Bearer ${tokenOf('7')}`],
  ]);
  streams[0]?.write('id: 1-2\ndata: {"kind":"notifications"}\n\ndata: {"kind":"of a later server"}\n\n');
  const news = { isUp: true, event: { kind: 'notifications' } };
  await expect.poll(() => told).toEqual([{ isUp: true, event: null }, news]);
  streams[0]?.destroy();
  await expect.poll(() => streams).toHaveLength(2);
  expect(server.seen[1]?.headers[lastEventHeader.toLowerCase()]).toBe('1-2');
  streams[1]?.write('data: {"kind":"notifications"}\n\n');
  // It was never down.
  await expect.poll(() => told).toEqual([{ isUp: true, event: null }, news, news]);
});

test('another user gets a stream of their own from now on; nobody gets none', async () => {
  const { server, streams, live, session, signIn } = await openLive();
  await signIn(7);
  await expect.poll(() => live.isUp()).toBe(true);
  const closed = once(streams[0] as ServerResponse, 'close');
  await signIn(8);
  await closed;
  await expect.poll(() => streams).toHaveLength(2);
  expect(server.seen[1]?.headers[lastEventHeader.toLowerCase()]).toBeUndefined();
  await session.end();
  live.follow();
  await expect.poll(() => live.isUp()).toBe(false);
});

test('a server that no longer knows the session ends it; another refusal does not', async () => {
  const { server, live, expired, signIn } = await openLive();
  server.answer((_request, response) => sendJson(response, { code: 'unavailable', message: 'Later.' }, 503));
  await signIn(7);
  await expect.poll(() => server.seen.length).toBeGreaterThan(0);
  expect(live.isUp()).toBe(false);
  server.answer((_request, response) => sendJson(response, { code: 'session_expired', message: 'Sign in.' }, 401));
  await expect.poll(() => expired).toEqual([7]);
});

test('a stream without a sign of life is given up', async () => {
  const { streams, signIn } = await openLive({ silenceMs: 100 });
  await signIn(7);
  await expect.poll(() => streams.length).toBeGreaterThan(1);
});
