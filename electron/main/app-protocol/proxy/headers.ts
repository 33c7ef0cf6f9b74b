import { formStampHeader, formTrapHeader } from '#contract/human-check.ts';
import { writeKeyHeader } from '#contract/kit/queue.ts';
import { clientHeader, desktopClient, deviceTokenHeader } from '#contract/kit/session.ts';

/**
 * The request headers that pass from the renderer to the server. All others are dropped, among them Cookie,
 * Authorization, Origin, hop-by-hop and forwarding headers.
 */
const requestHeaders = ['accept', 'accept-language', 'content-type', formStampHeader, formTrapHeader] as const;

/** The headers that may reach the renderer. Set-Cookie and the tokens of session and device are not among them. */
const answerHeaders = [
  'allow',
  'content-disposition',
  'content-language',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
] as const;

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

interface OwnHeaders {
  token?: string | undefined;
  etag?: string | null | undefined;
  deviceToken?: string | undefined;
  writeKey?: string | undefined;
}

/**
 * Headers of the request to the server: the renderer's allowed headers, the app's name and version, and the session
 * token.
 */
export function towardsServer(from: Headers, { token, etag, deviceToken, writeKey }: OwnHeaders): Headers {
  const headers = pick(from, requestHeaders);
  headers.set(clientHeader, desktopClient);
  // Without this header, a client may send `no-cache`, and then no server answers 304.
  headers.set('cache-control', 'max-age=0');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (deviceToken !== undefined) headers.set(deviceTokenHeader, deviceToken);
  if (writeKey !== undefined) headers.set(writeKeyHeader, writeKey);
  if (etag) headers.set('if-none-match', etag);
  return headers;
}

/** Headers of the answer to the renderer. */
export function towardsRenderer(from: Headers): Headers {
  return pick(from, answerHeaders);
}
