import { isLoopback } from '#electron/main/network/server-origin.ts';
import { isCertificateError } from '../../network/certificate-error.ts';
import { readLimited, TooLargeError } from './limited-body.ts';

export interface UpstreamLimits {
  /** Until the server's headers are there, and between two pieces of its body. */
  silenceMs: number;
  /** Largest body taken from the server. */
  answerBytes: number;
}

export const defaultUpstreamLimits: UpstreamLimits = { silenceMs: 15_000, answerBytes: 20 * 1024 * 1024 };

export interface UpstreamRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
  /** The media type of a successful answer, where it is no JSON. */
  contentType?: string;
  /** The renderer's own wish to stop. */
  signal: AbortSignal;
}

/**
 * What came of a request. `unreachable`: no answer, none in time, or one that broke off. `untrusted`: the
 * other side has no certificate that this computer trusts, so nothing was said to it. `stranger`:
 * an answer that is not the server's own way of speaking, as of a captive portal, or one that leads
 * elsewhere, or one too large.
 */
export type Outcome = Answer | { kind: 'unreachable' | 'untrusted' | 'stranger' };

/** An answer of the server, with its whole body: JSON text, or empty where the status allows none or it is a file. */
export interface Answer {
  kind: 'answer';
  status: number;
  headers: Headers;
  text: string;
  /** A file of the endpoint's own kind, such as a picture or a calendar, in place of text. */
  file?: Uint8Array<ArrayBuffer>;
}

const redirects = new Set([301, 302, 303, 307, 308]);
const bodyless = new Set([204, 205, 304]);
const maxRedirects = 3;

/** Where a redirect may be followed to: a GET, on the same origin. */
function redirectTarget(request: UpstreamRequest, location: string | null): URL | null {
  const target = location === null ? null : URL.parse(location, request.url.href);
  return request.method === 'GET' && target?.origin === request.url.origin ? target : null;
}

function parseJson(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

const isJson = (type: string) => /^application\/([\w.-]+\+)?json$/.test(type);
const mediaType = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Sends one request to the server and reads the whole answer. Never rejects: whatever can go wrong
 * with a network is one of the outcomes. Redirects to another origin are not followed, so that the
 * session token in the headers stays with the server it belongs to; every body is read or cancelled.
 *
 * @param isOnline whether this computer has a network at all: without one nobody is kept waiting
 */
export function createUpstream(
  fetcher: typeof fetch,
  limits: UpstreamLimits = defaultUpstreamLimits,
  isOnline: () => boolean = () => true,
) {
  const attempt = async (request: UpstreamRequest, redirectsLeft: number, isAlive: () => void): Promise<Outcome> => {
    const { url, method, headers, body, signal } = request;
    const response = await fetcher(url, { method, headers, body, signal, redirect: 'manual' });
    isAlive();
    if (redirects.has(response.status)) {
      await response.body?.cancel();
      const target = redirectTarget(request, response.headers.get('location'));
      if (!target || redirectsLeft === 0) return { kind: 'stranger' };
      return attempt({ ...request, url: target }, redirectsLeft - 1, isAlive);
    }
    const bytes = await readLimited(response.body, limits.answerBytes, isAlive);
    const answered = { kind: 'answer', status: response.status, headers: response.headers } as const;
    if (bodyless.has(response.status)) return { ...answered, text: '' };
    const type = mediaType(response.headers);
    if (response.status === 200 && type === request.contentType) return { ...answered, text: '', file: bytes };
    const text = isJson(type) ? parseJson(bytes) : null;
    return text === null ? { kind: 'stranger' } : { ...answered, text };
  };

  return async (request: UpstreamRequest): Promise<Outcome> => {
    if (!isOnline() && !isLoopback(request.url)) return { kind: 'unreachable' };
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), limits.silenceMs);
    try {
      const signal = AbortSignal.any([request.signal, silence.signal]);
      return await attempt({ ...request, signal }, maxRedirects, () => timer.refresh());
    } catch (error) {
      if (error instanceof TooLargeError) return { kind: 'stranger' };
      return { kind: isCertificateError(error) ? 'untrusted' : 'unreachable' };
    } finally {
      clearTimeout(timer);
    }
  };
}
export type Upstream = ReturnType<typeof createUpstream>;
