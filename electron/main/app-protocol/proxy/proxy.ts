import { createUser, signIn, signOut } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints as contractEndpoints } from '#contract/endpoints.ts';
import type { Cache } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/cache-key.ts';
import type { SavedSession } from '../../session/session.ts';
import { jsonAnswer } from '../answers.ts';
import { errorAnswer, methodNotAllowed } from '../errors.ts';
import { createAllowlist } from './allowlist.ts';
import { towardsServer } from './headers.ts';
import { readLimited, TooLargeError } from './limited-body.ts';
import { type Connection, createReceiver } from './receive.ts';
import { isSessionRefused } from './session-answers.ts';
import { createSignOuts } from './sign-outs.ts';
import type { Upstream } from './upstream.ts';

export interface ApiProxyOptions {
  /** The server in force at this moment. */
  connection: () => Connection;
  cache: Cache;
  upstream: Upstream;
  /** Every call there is; the contract's where left out. */
  endpoints?: readonly Endpoint[];
  /** Largest body taken from the renderer. */
  requestBytes?: number;
}

/** Calls that begin a session: an old token on them would only get in the way. */
const beginsSession = (endpoint: Endpoint) => endpoint === signIn || endpoint === createUser;

/**
 * Passes the renderer's calls on to the server in force. Only what the contract declares gets through;
 * the session token is added here and taken out of answers here, so that the renderer never sees it.
 * Answers the contract marks are kept, and given out again, marked as saved, when the server does not
 * answer, breaks off, fails (5xx) or something else answers in its place. Never rejects for a reason
 * of the network.
 */
export function createApiProxy(options: ApiProxyOptions) {
  const { connection, cache, upstream, endpoints = contractEndpoints, requestBytes = 20 * 1024 * 1024 } = options;
  const find = createAllowlist(endpoints);
  const signOuts = createSignOuts(upstream);
  const receive = createReceiver({ cache, signOuts });

  /** Always succeeds here; the server is told now or, if it is out of reach, later. */
  const endSession = async ({ origin, session }: Connection): Promise<Response> => {
    const ended = await session.end();
    cache.wipePrivate(origin);
    if (ended) await signOuts.tell(origin, ended.token);
    return jsonAnswer(JSON.stringify({ ok: true }));
  };

  const pass = async (request: Request, url: URL, endpoint: Endpoint): Promise<Response> => {
    const body = request.body ? await readLimited(request.body, requestBytes) : null;
    const current = connection();
    const { origin, session } = current;
    if (endpoint === signOut) return endSession(current);

    const sendAs = async (signedIn: SavedSession | null): Promise<Response> => {
      const key = cacheKey(endpoint, origin, signedIn?.userId ?? null, url);
      const saved = key && cache.find(key);
      const outcome = await upstream({
        url: new URL(`${url.pathname}${url.search}`, origin),
        method: endpoint.method,
        headers: towardsServer(request.headers, { token: signedIn?.token, etag: saved?.etag }),
        body,
        signal: request.signal,
      });
      if (signedIn && outcome.kind === 'answer' && isSessionRefused(outcome)) {
        await session.expire(signedIn.token);
        // As on the web, where a stale cookie makes an anonymous visitor: what everyone may read shows.
        if (endpoint.method === 'GET' && endpoint.access === 'everyone') return sendAs(null);
      }
      return receive({ endpoint, connection: current, signedIn, key, saved }, outcome);
    };
    return sendAs(beginsSession(endpoint) ? null : await session.current());
  };

  return async (request: Request, url: URL): Promise<Response> => {
    const match = find(request.method, url.pathname);
    if (match.kind === 'unknown') return errorAnswer('not_found', 'There is nothing at this address');
    if (match.kind === 'other-method') return methodNotAllowed(match.allowed);
    try {
      return await pass(request, url, match.endpoint);
    } catch (error) {
      if (error instanceof TooLargeError) return errorAnswer('too_large', 'This is more than CARDI can send at once');
      throw error;
    }
  };
}
