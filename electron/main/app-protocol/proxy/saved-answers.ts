import type { Endpoint } from '#contract/kit/endpoint.ts';
import { earlyHeader, savedAtHeader } from '#contract/kit/session.ts';
import type { Cache, SavedAnswer } from '../../cache/cache.ts';
import type { CacheKey } from '../../cache/cache-key.ts';
import { fileAnswer, jsonAnswer } from '../answers.ts';
import type { Answer } from './upstream.ts';

/** A file's bytes as the cache keeps them, whose bodies are text. */
export function fileBody(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** A stored answer as the server would give it: JSON, or a file where the endpoint answers with one. */
export function storedAnswer({ contentType }: Endpoint, { body }: SavedAnswer, headers: Headers): Response {
  return contentType
    ? fileAnswer(Buffer.from(body, 'base64'), contentType, { headers })
    : jsonAnswer(body, { headers });
}

const stamped = (header: string) => (endpoint: Endpoint, saved: SavedAnswer) =>
  storedAnswer(endpoint, saved, new Headers({ [header]: new Date(saved.storedAt).toISOString() }));

/** A stored answer for a renderer whose server is out of reach, marked with the time it is from. */
export const savedResponse = stamped(savedAtHeader);

/** A stored answer given out at once, while the server is still being asked. */
export const earlyResponse = stamped(earlyHeader);

/** Keeps a successful answer, if it is of the shape the contract promises. */
export function keepAnswer(cache: Cache, key: CacheKey, endpoint: Endpoint, answer: Answer): void {
  const { status, headers, text, file } = answer;
  // Taken away, or no longer for this user: it must not come back while offline.
  if (status === 404 || status === 410 || status === 403) cache.remove(key);
  if (status !== 200) return;
  const etag = headers.get('etag');
  if (file) cache.put(key, { body: fileBody(file), etag });
  else if (text !== 'null' && endpoint.response.safeParse(JSON.parse(text)).success)
    cache.put(key, { body: text, etag });
}
