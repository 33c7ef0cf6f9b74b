import type { Endpoint } from '#contract/endpoint.ts';
import { savedAtHeader } from '#contract/session.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import type { CacheKey } from '../../cache/cache-key.ts';
import { jsonAnswer } from '../answers.ts';
import type { Answer } from './upstream.ts';

/** A stored answer for a renderer whose server is out of reach, marked with the time it is from. */
export function savedResponse(saved: SavedAnswer): Response {
  const headers = new Headers({ [savedAtHeader]: new Date(saved.storedAt).toISOString() });
  return jsonAnswer(saved.body, { headers });
}

/** Keeps a successful answer, if it is of the shape the contract promises. */
export function keepAnswer(cache: Cache, key: CacheKey, endpoint: Endpoint, { status, headers, text }: Answer): void {
  if (status !== 200 || !endpoint.response.safeParse(JSON.parse(text)).success) return;
  cache.put(key, { body: text, etag: headers.get('etag') });
}
