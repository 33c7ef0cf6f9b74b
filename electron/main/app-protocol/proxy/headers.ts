import { formStampHeader, formTrapHeader } from '#contract/human-check.ts';
import { clientHeader, desktopClient, deviceTokenHeader } from '#contract/kit/session.ts';

/**
 * What the renderer may say to the server. A list of what passes, not of what does not: Cookie,
 * Authorization, Origin, hop-by-hop and forwarding headers are left behind without being named.
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
}

/** Headers of the request to the server: the renderer's harmless ones, who we are, and the session. */
export function towardsServer(from: Headers, { token, etag, deviceToken }: OwnHeaders): Headers {
  const headers = pick(from, requestHeaders);
  headers.set(clientHeader, desktopClient);
  // Left out, Node's fetch says `no-cache`, to which no server answers "unchanged".
  headers.set('cache-control', 'max-age=0');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (deviceToken !== undefined) headers.set(deviceTokenHeader, deviceToken);
  if (etag) headers.set('if-none-match', etag);
  return headers;
}

/** Headers of the answer to the renderer. */
export function towardsRenderer(from: Headers): Headers {
  return pick(from, answerHeaders);
}
