import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

import { contractVersion } from '#contract/health.ts';
import { sessionTokenHeader } from '#contract/kit/session.ts';
import { type ApiProxyOptions, createApiProxy } from '#electron/main/app-protocol/proxy/proxy.ts';
import type { Connection } from '#electron/main/app-protocol/proxy/receive.ts';
import { createUpstream } from '#electron/main/app-protocol/proxy/upstream.ts';
import { openCache } from '#electron/main/cache/cache.ts';
import { keyBytes, sealKeyOf } from '#electron/main/sealed/seal.ts';
import { createTokenStore, deviceAccount } from '#electron/main/session/keychain.ts';
import { createKnownDevice } from '#electron/main/session/known-device.ts';
import { createSession } from '#electron/main/session/session.ts';
import { sendJson, startFakeServer } from './fake-server.ts';
import { memoryKeychain } from './memory-keychain.ts';
import { tempFolder } from './temp-folder.ts';

interface ProxyOptions extends Partial<ApiProxyOptions> {
  /** The silence after which the proxy gives up on the server. */
  silenceMs?: number;
}

/** The proxy with a real cache file and a real HTTP server whose answers the test sets. */
export async function startProxy(listener: RequestListener, { silenceMs = 10_000, ...options }: ProxyOptions = {}) {
  const server = await startFakeServer(listener);
  const keychain = memoryKeychain();
  const onExpired = vi.fn();
  const session = createSession(createTokenStore({ keychain, account: server.origin }), onExpired);
  const file = join(tempFolder(), 'cache.db');
  let time = Date.parse('2026-01-01T12:00:00Z');
  const cache = openCache({
    file,
    key: sealKeyOf(Buffer.alloc(keyBytes), true),
    contractVersion,
    now: () => new Date(time),
  });
  onTestFinished(cache.close);
  const device = createKnownDevice(createTokenStore({ keychain, account: deviceAccount(server.origin) }));
  let connection: Connection = { origin: server.origin, session, device };
  const upstream = createUpstream(fetch, { silenceMs, answerBytes: 1_000_000 });
  const proxy = createApiProxy({ connection: () => connection, cache, upstream, now: () => time, ...options });
  const request = (path: string) => new Request(`app://cardi${path}`);
  const send = (path: string, init?: RequestInit) => {
    const request = new Request(`app://cardi${path}`, init);
    return proxy(request, new URL(request.url));
  };
  return {
    server,
    keychain,
    session,
    device,
    cache,
    onExpired,
    /** Another proxy on the same cache, as after a restart of the app. */
    restart: (changes: Partial<ApiProxyOptions> = {}) => {
      const again = createApiProxy({
        connection: () => connection,
        cache,
        upstream,
        now: () => time,
        ...options,
        ...changes,
      });
      return { get: (path: string) => again(request(path), new URL(request(path).url)) };
    },
    /** Moves to another server, as the settings page does. */
    connectTo: (next: Connection) => {
      connection = next;
    },
    passTime: (ms: number) => {
      time += ms;
    },
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** Signs in through the proxy and then restores the server's earlier answers. */
    signIn: async (token: string, user: unknown) => {
      server.answer((_, response) => sendJson(response, user, 200, { [sessionTokenHeader]: token }));
      const answer = await send('/api/auth/signin', {
        method: 'POST',
        body: JSON.stringify({ username: 'ada', password: 'secret12' }),
        headers: { 'content-type': 'application/json' },
      });
      server.answer(listener);
      server.seen.length = 0;
      return answer;
    },
  };
}
