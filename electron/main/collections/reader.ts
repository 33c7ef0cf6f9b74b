import { endpoints } from '#contract/endpoints.ts';
import { fileTypesOf } from '#contract/kit/endpoint.ts';
import { savedAtHeader } from '#contract/kit/session.ts';
import { createAllowlist } from '../app-protocol/proxy/allowlist.ts';
import type { Cache } from '../cache/cache.ts';
import { type CacheKey, cacheKey } from '../cache/cache-key.ts';
import type { Owner } from '../cache/collections.ts';
import { askedWait } from '../outbox/waits.ts';

const match = createAllowlist(endpoints);

/** The call of a path, where its answer may be kept for this user. */
export function keptCall({ server, userId }: Owner, path: string): { key: CacheKey; isPicture: boolean } | null {
  const url = new URL(path, server);
  const found = match('GET', url.pathname);
  const key = found.kind === 'endpoint' ? cacheKey(found.endpoint, server, userId, url) : null;
  if (found.kind !== 'endpoint' || !key) return null;
  return { key, isPicture: fileTypesOf(found.endpoint).some((type) => type.startsWith('image/')) };
}

/** What stops a round: nothing else can be fetched either. */
export class Stopped extends Error {
  readonly reason: 'unreachable' | 'busy' | 'unwanted';
  /** How long the server asks to be left alone (milliseconds). */
  readonly askedWait: number;
  constructor(reason: Stopped['reason'], askedWait = 0) {
    super(reason);
    this.reason = reason;
    this.askedWait = askedWait;
  }
}

/** An answer: its JSON text, empty for a picture; the server has none any more, or it could not be had this time. */
export type Reading = { kind: 'read'; text: string } | { kind: 'gone' } | { kind: 'failed' };

/** So many failures in a row are no accident: the server is left alone for a while. */
const mostFailures = 3;
const gone = new Set([403, 404, 410]);

export interface ReaderOptions {
  cache: Cache;
  /** Asks the server as a page would; a kept answer is marked. */
  ask: (path: string) => Promise<Response>;
  /** Whether the last request has reached the server. */
  isReachable: () => boolean;
  /** Whether the round may go on: same user, same server, the collection still there. */
  isWanted: () => Promise<boolean>;
  /** An answer from then on need not be asked for again (milliseconds since 1970). */
  freshSince: number;
}

/**
 * Reads answers for one round, each once: from the server, which confirms a kept one by its ETag, or from the cache
 * where it is fresh enough. Pictures never change, so a kept one is not asked for.
 */
export function createReader({ cache, ask, isReachable, isWanted, freshSince }: ReaderOptions, owner: Owner) {
  const read = new Map<string, Promise<Reading>>();
  let failures = 0;

  const fromServer = async (path: string): Promise<Reading> => {
    if (!(await isWanted())) throw new Stopped('unwanted');
    const response = await ask(path);
    const { status, headers } = response;
    if (headers.has(savedAtHeader) || status >= 500) {
      await response.body?.cancel();
      if (!isReachable()) throw new Stopped('unreachable');
      failures += 1;
      if (status === 503 || failures >= mostFailures) throw new Stopped('busy', waitOf(headers));
      return { kind: 'failed' };
    }
    failures = 0;
    if (status === 429) throw new Stopped('busy', waitOf(headers));
    if (gone.has(status)) return { kind: 'gone' };
    if (!response.ok) return { kind: 'failed' };
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    const text = isJson ? await response.text() : '';
    if (!isJson) await response.arrayBuffer();
    return { kind: 'read', text };
  };

  const readOnce = (path: string, mayBeKept: boolean): Promise<Reading> => {
    const call = keptCall(owner, path);
    if (!call) return Promise.resolve({ kind: 'failed' });
    const storedAt = cache.storedAt(call.key);
    if (storedAt !== null && call.isPicture) return Promise.resolve({ kind: 'read', text: '' });
    const kept = storedAt !== null && mayBeKept && storedAt >= freshSince ? cache.find(call.key) : null;
    return kept ? Promise.resolve({ kind: 'read', text: kept.body }) : fromServer(path);
  };

  return {
    /** @param mayBeKept left out for lists: which records there are is always asked */
    read: (path: string, mayBeKept = false): Promise<Reading> => {
      const before = read.get(path);
      if (before) return before;
      const reading = readOnce(path, mayBeKept);
      read.set(path, reading);
      return reading;
    },
  };
}
export type Reader = ReturnType<typeof createReader>;

const waitOf = (headers: Headers) => askedWait(headers.get('retry-after'), Date.now());

/** The addresses of the server's own pictures in an answer. */
export function picturesIn(owner: Owner, text: string): string[] {
  const named = text.matchAll(/"(\/api\/[^"\\\s]{1,300})"/g);
  const paths = new Set([...named].map(([, path = '']) => path));
  return [...paths].filter((path) => keptCall(owner, path)?.isPicture);
}
