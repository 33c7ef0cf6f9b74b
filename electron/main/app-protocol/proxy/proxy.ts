import { createUser, signIn, signOut } from '#contract/accounts.ts';
import type { Refreshed } from '#contract/desktop/bridge.ts';
import { endpoints as contractEndpoints } from '#contract/endpoints.ts';
import { type Endpoint, fileTypesOf } from '#contract/kit/endpoint.ts';
import { localRecordHeader, recordNameHeader, writeKeyHeader } from '#contract/kit/queue.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/cache-key.ts';
import type { QueuedCalls } from '../../outbox/queued-calls.ts';
import type { KeptAnswer } from '../../search/kept-page.ts';
import type { Scope } from '../../search/kept-search.ts';
import type { SavedSession } from '../../session/session.ts';
import { errorAnswer, jsonAnswer, methodNotAllowed } from '../answers.ts';
import { createAllowlist } from './allowlist.ts';
import { towardsServer } from './headers.ts';
import { type Connection, createReceiver, isSessionRefused, type OnSession } from './receive.ts';
import { createEarlyAnswers, keptResponse, slowAfterMs } from './saved-answers.ts';
import { createSignOuts } from './sign-outs.ts';
import { type Outcome, readLimited, TooLargeError, type Upstream } from './upstream.ts';

export interface ApiProxyOptions {
  /** The current server. */
  connection: () => Connection;
  cache: Cache;
  upstream: Upstream;
  /** Every endpoint; defaults to those of the contract. */
  endpoints?: readonly Endpoint[];
  /** The largest request body accepted from the renderer. */
  requestBytes?: number;
  /** The result of asking the server after a cached answer was given; see `saved-answers.ts`. */
  onRefreshed?: (refreshed: Refreshed) => void;
  /** Called with the outcome of each request to a server. */
  onOutcome?: (origin: string, outcome: Outcome) => void;
  /** The way of changes that may wait; left out, none does. */
  queued?: QueuedCalls;
  /** A session has begun, or the user has signed out (`null`). */
  onSession?: OnSession;
  /** Makes an answer of kept records where this very call's was not kept; `null` where it cannot. */
  answerFromKept?: (scope: Scope, endpoint: Endpoint, url: URL) => Promise<KeptAnswer | null>;
  now?: () => number;
  /** How long a slow server is waited for before the saved answer is shown (milliseconds). */
  slowMs?: number;
}

/** `isFresh`: the server's own answer is needed; a saved one is used only when the server cannot be reached. */
export interface ProxyRequestOptions {
  isFresh?: boolean;
}

/** Calls that begin a session: they are sent without the old token. */
const beginsSession = (endpoint: Endpoint) => endpoint === signIn || endpoint === createUser;

/**
 * Passes the renderer's calls on to the current server. Only calls that the contract declares get through. The session
 * token is added here and removed from answers here, so the renderer never sees it. Answers that the contract marks are
 * saved; they are shown, marked as saved, when the server does not answer, breaks off, fails (5xx), or when something
 * else answers in its place. Never rejects because of the network.
 */
export function createApiProxy(options: ApiProxyOptions) {
  const { connection, cache, upstream, endpoints = contractEndpoints, requestBytes = 20 * 1024 * 1024 } = options;
  const find = createAllowlist(endpoints);
  const { onRefreshed = () => {}, onOutcome = () => {}, onSession = () => {}, queued } = options;
  const { answerFromKept, now = Date.now, slowMs = slowAfterMs } = options;
  const signOuts = createSignOuts(upstream);
  const receive = createReceiver({ cache, signOuts, onSession });
  const early = createEarlyAnswers({ onRefreshed, now, slowMs });

  /** A sign-out always succeeds here; the server is told now or, if it cannot be reached, later. */
  const endSession = async ({ origin, session }: Connection): Promise<Response> => {
    const ended = await session.end();
    cache.wipePrivate(origin);
    onSession(origin, null, ended?.userId ?? null);
    if (ended) await signOuts.tell(origin, ended.token);
    return jsonAnswer(JSON.stringify({ ok: true }));
  };

  const pass = async (request: Request, url: URL, endpoint: Endpoint, isFresh: boolean): Promise<Response> => {
    const body = request.body ? await readLimited(request.body, requestBytes) : null;
    const current = connection();
    const { origin, session, device } = current;
    await cache.unlocked;
    if (endpoint === signOut) return endSession(current);

    if (endpoint.method !== 'GET') early.noteWrite();
    const keyOf = (signedIn: SavedSession | null) => cacheKey(endpoint, origin, signedIn?.userId ?? null, url);

    const deviceToken = endpoint === signIn ? await device.token() : undefined;
    const sendAs = async (
      signedIn: SavedSession | null,
      signal: AbortSignal,
      { writeKey, found }: { writeKey?: string; found?: SavedAnswer | null } = {},
    ): Promise<Response> => {
      const key = keyOf(signedIn);
      const saved = found === undefined ? key && cache.find(key) : found;
      const outcome = await upstream({
        url: new URL(`${url.pathname}${url.search}`, origin),
        method: endpoint.method,
        headers: towardsServer(request.headers, { token: signedIn?.token, etag: saved?.etag, deviceToken, writeKey }),
        body,
        signal,
        fileTypes: fileTypesOf(endpoint),
      });
      // The page cancelled the request, not the server.
      if (!signal.aborted) onOutcome(origin, outcome);
      if (signedIn && outcome.kind === 'answer' && isSessionRefused(outcome)) {
        await session.expire(signedIn.token);
        // As on the web, where a stale cookie makes an anonymous visitor: public content still shows.
        if (endpoint.method === 'GET' && endpoint.access === 'everyone') return sendAs(null, signal);
      }
      const isMissing = !saved && (outcome.kind !== 'answer' || outcome.status >= 500);
      const scope = { server: origin, userId: signedIn?.userId ?? null };
      const made = isMissing ? await answerFromKept?.(scope, endpoint, url) : null;
      if (made) return keptResponse(made);
      return receive({ endpoint, connection: current, signedIn, key, saved }, outcome);
    };

    const signedIn = beginsSession(endpoint) ? null : await session.current();
    if (signedIn && queued && endpoint.queue) {
      const path = `${url.pathname}${url.search}`;
      const name = request.headers.get(recordNameHeader);
      const local = request.headers.get(localRecordHeader);
      const key = request.headers.get(writeKeyHeader);
      const call = { server: origin, userId: signedIn.userId, endpoint, path, body, name, local, key };
      return queued(call, (writeKey) => sendAs(signedIn, request.signal, { ...(writeKey && { writeKey }) }));
    }
    const key = keyOf(signedIn);
    // What the app fetches by itself is still new to the page.
    const isFirst = key !== null && !isFresh && early.isFirstAsk(key);
    const saved = key && !isFresh ? cache.find(key) : null;
    if (!saved) return sendAs(signedIn, request.signal, isFresh ? {} : { found: null });
    // Once the page has its answer, leaving the page does not stop the request.
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    request.signal.addEventListener('abort', stop);
    const letGo = () => request.signal.removeEventListener('abort', stop);
    return early.race(
      { endpoint, isFirst, saved },
      sendAs(signedIn, stopping.signal, { found: saved }).finally(letGo),
      letGo,
    );
  };

  return async (request: Request, url: URL, { isFresh = false }: ProxyRequestOptions = {}): Promise<Response> => {
    const match = find(request.method, url.pathname);
    if (match.kind === 'unknown') return errorAnswer('not_found', 'There is nothing at this address');
    if (match.kind === 'other-method') return methodNotAllowed(match.allowed);
    try {
      return await pass(request, url, match.endpoint, isFresh);
    } catch (error) {
      if (error instanceof TooLargeError) return errorAnswer('too_large', 'This is more than the app can send at once');
      throw error;
    }
  };
}
