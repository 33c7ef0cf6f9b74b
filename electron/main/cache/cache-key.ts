import { me } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';

/** The key of a saved answer. `userId` is 0 for answers that are the same for everyone. */
export interface CacheKey {
  server: string;
  userId: number;
  /** Path and query, the query in a fixed order. */
  path: string;
}

/** Path and query with the parameters sorted by name; several values of one keep their order. */
export function normalisedPath(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}

/** The endpoint that says who is signed in. Without its answer the app would look signed out while offline. */
export function userKey(server: string, userId: number): CacheKey {
  return { server, userId, path: me.path };
}

/**
 * The key under which the answer of a call is saved. `null` where it must not be saved: the contract does not mark it,
 * it belongs to sign-in or administration (whatever the mark says), or it is private and nobody is signed in. One
 * answer of sign-in is saved, as a private one: who the user is.
 */
export function cacheKey(endpoint: Endpoint, server: string, userId: number | null, url: URL): CacheKey | null {
  if (endpoint === me) return userId === null ? null : userKey(server, userId);
  if (endpoint.method !== 'GET' || endpoint.cache === undefined) return null;
  if (endpoint.access === 'admin' || /^\/api\/(auth|admin)(\/|$)/.test(endpoint.path)) return null;
  if (endpoint.cache === 'public') return { server, userId: 0, path: normalisedPath(url) };
  return userId === null ? null : { server, userId, path: normalisedPath(url) };
}
