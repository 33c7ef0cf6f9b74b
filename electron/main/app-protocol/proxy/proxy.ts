import { createUser, signIn, signOut } from '#contract/accounts.ts';
import type { Refreshed } from '#contract/desktop/bridge.ts';
import { endpoints as contractEndpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Cache } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/cache-key.ts';
import type { SavedSession } from '../../session/session.ts';
import { jsonAnswer } from '../answers.ts';
import { errorAnswer, methodNotAllowed } from '../errors.ts';
import { createAllowlist } from './allowlist.ts';
import { createEarlyAnswers, slowAfterMs } from './early-answers.ts';
import { towardsServer } from './headers.ts';
import { readLimited, TooLargeError } from './limited-body.ts';
import { type Connection, createReceiver } from './receive.ts';
import { isSessionRefused } from './session-answers.ts';
import { createSignOuts } from './sign-outs.ts';
import type { Outcome, Upstream } from './upstream.ts';

export interface ApiProxyOptions {
  /** The server in force at this moment. */
  connection: () => Connection;
  cache: Cache;
  upstream: Upstream;
  /** Every call there is; the contract's where left out. */
  endpoints?: readonly Endpoint[];
  /** Largest body taken from the renderer. */
  requestBytes?: number;
  /** The result of asking the server after a cached answer was given; see `early-answers.ts`. */
  onRefreshed?: (refreshed: Refreshed) => void;
  /** How a server has answered, or not, this time. */
  onOutcome?: (origin: string, outcome: Outcome) => void;
  /** A session has ended by the user's own wish, or another user's has begun. */
  onUserGone?: () => void;
  now?: () => number;
  /** Until what is kept is given out in place of a slow answer (milliseconds). */
  slowMs?: number;
}

/** `isFresh`: nothing that is kept in place of the server's answer while the server can be reached. */
export interface ProxyRequestOptions {
  isFresh?: boolean;
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
  const { onRefreshed = () => {}, onOutcome = () => {}, onUserGone = () => {} } = options;
  const { now = Date.now, slowMs = slowAfterMs } = options;
  const signOuts = createSignOuts(upstream);
  const receive = createReceiver({ cache, signOuts, onUserGone });
  const early = createEarlyAnswers({ onRefreshed, now, slowMs });

  /** Always succeeds here; the server is told now or, if it is out of reach, later. */
  const endSession = async ({ origin, session }: Connection): Promise<Response> => {
    const ended = await session.end();
    cache.wipePrivate(origin);
    onUserGone();
    if (ended) await signOuts.tell(origin, ended.token);
    return jsonAnswer(JSON.stringify({ ok: true }));
  };

  const pass = async (request: Request, url: URL, endpoint: Endpoint, isFresh: boolean): Promise<Response> => {
    const body = request.body ? await readLimited(request.body, requestBytes) : null;
    const current = connection();
    const { origin, session, device } = current;
    if (endpoint === signOut) return endSession(current);

    if (endpoint.method !== 'GET') early.noteWrite();
    const keyOf = (signedIn: SavedSession | null) => cacheKey(endpoint, origin, signedIn?.userId ?? null, url);

    const deviceToken = endpoint === signIn ? await device.token() : undefined;
    const sendAs = async (signedIn: SavedSession | null, signal: AbortSignal): Promise<Response> => {
      const key = keyOf(signedIn);
      const saved = key && cache.find(key);
      const outcome = await upstream({
        url: new URL(`${url.pathname}${url.search}`, origin),
        method: endpoint.method,
        headers: towardsServer(request.headers, { token: signedIn?.token, etag: saved?.etag, deviceToken }),
        body,
        signal,
        ...(endpoint.contentType && { contentType: endpoint.contentType }),
      });
      // The page cancelled the request, not the server.
      if (!signal.aborted) onOutcome(origin, outcome);
      if (signedIn && outcome.kind === 'answer' && isSessionRefused(outcome)) {
        await session.expire(signedIn.token);
        // As on the web, where a stale cookie makes an anonymous visitor: what everyone may read shows.
        if (endpoint.method === 'GET' && endpoint.access === 'everyone') return sendAs(null, signal);
      }
      return receive({ endpoint, connection: current, signedIn, key, saved }, outcome);
    };

    const signedIn = beginsSession(endpoint) ? null : await session.current();
    const key = keyOf(signedIn);
    const isFirst = key !== null && early.isFirstAsk(key);
    const saved = key && !isFresh ? cache.find(key) : null;
    if (!saved) return sendAs(signedIn, request.signal);
    // Once the page has its answer, its going away is no reason to stop asking.
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    request.signal.addEventListener('abort', stop);
    const letGo = () => request.signal.removeEventListener('abort', stop);
    return early.race({ endpoint, isFirst, saved }, sendAs(signedIn, stopping.signal).finally(letGo), letGo);
  };

  return async (request: Request, url: URL, { isFresh = false }: ProxyRequestOptions = {}): Promise<Response> => {
    const match = find(request.method, url.pathname);
    if (match.kind === 'unknown') return errorAnswer('not_found', 'There is nothing at this address');
    if (match.kind === 'other-method') return methodNotAllowed(match.allowed);
    try {
      return await pass(request, url, match.endpoint, isFresh);
    } catch (error) {
      if (error instanceof TooLargeError) return errorAnswer('too_large', 'This is more than CARDI can send at once');
      throw error;
    }
  };
}
