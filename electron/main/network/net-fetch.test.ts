import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';

import { sendJson, startFakeServer } from '#electron/testing/fake-server.ts';
import { netRequest } from '#electron/testing/net-request.ts';
import { createNetFetch } from './net-fetch.ts';

const asked = (signal = new AbortController().signal) =>
  ({
    method: 'GET',
    headers: new Headers({ accept: 'application/json' }),
    body: null,
    signal,
    redirect: 'manual',
  }) as const;

/** A real HTTP proxy that asks for credentials. */
async function startProxy() {
  const proxy = createServer((request, response) => {
    const credentials = request.headers['proxy-authorization'];
    if (credentials === `Basic ${btoa('ada:right')}`) return sendJson(response, { asked: request.url });
    response.writeHead(407, { 'proxy-authenticate': 'Basic realm="the office"' }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const address = proxy.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('a request tells Chromium to leave out cookies, cache and redirects', async () => {
  const request = vi.fn(netRequest);
  const server = await startFakeServer((_, response) => sendJson(response, []));
  await createNetFetch({ request, signIn: vi.fn() })(new URL(server.origin), asked());
  expect(request.mock.calls).toEqual([
    [
      {
        url: `${server.origin}/`,
        method: 'GET',
        headers: { accept: 'application/json' },
        redirect: 'manual',
        cache: 'no-store',
        useSessionCookies: false,
        priority: 'medium',
      },
    ],
  ]);
});

test('a proxy that asks for credentials gets them, and again after refusing the first ones', async () => {
  const proxy = await startProxy();
  const signIn = vi
    .fn<Parameters<typeof createNetFetch>[0]['signIn']>()
    .mockResolvedValueOnce({ username: 'ada', password: 'wrong' })
    .mockResolvedValueOnce({ username: 'ada', password: 'right' });
  const fetcher = createNetFetch({ request: (options) => netRequest({ ...options, proxy }), signIn });
  const answer = await fetcher(new URL('http://network.cardi.test/api/site'), asked());
  expect(await answer.json()).toEqual({ asked: 'http://network.cardi.test/api/site' });
  const [first, second] = signIn.mock.calls;
  expect([first?.[1], second?.[1]]).toEqual([true, false]);
  expect(first?.[0]).toMatchObject({ isProxy: true, realm: 'the office' });
});

test('without credentials the proxy’s own answer is returned', async () => {
  const proxy = await startProxy();
  for (const signIn of [async () => null, async () => Promise.reject(new Error('no'))]) {
    const fetcher = createNetFetch({ request: (options) => netRequest({ ...options, proxy }), signIn });
    expect((await fetcher(new URL('http://network.cardi.test/'), asked())).status).toBe(407);
  }
});

test('cancelling a request cancels it in the network, too', async () => {
  const stopped = Promise.withResolvers<void>();
  const stop = new AbortController();
  const server = await startFakeServer((request, response) => {
    response.on('close', () => stopped.resolve());
    stop.abort(new Error('enough'));
    request.resume();
  });
  const fetcher = createNetFetch({ request: netRequest, signIn: vi.fn() });
  await expect(fetcher(new URL(server.origin), asked(stop.signal))).rejects.toThrow('enough');
  await stopped.promise;
  await expect(fetcher(new URL(server.origin), asked(stop.signal))).rejects.toThrow('enough');
});
