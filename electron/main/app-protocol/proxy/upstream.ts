import { isLoopback } from '#electron/main/network/server-origin.ts';
import { isCertificateError } from '../../network/certificate-error.ts';
import type { Fetcher } from '../../network/fetcher.ts';

export interface UpstreamLimits {
  /** The longest wait for the server's headers, once a large body has been sent, and between two pieces of its body (milliseconds). */
  silenceMs: number;
  /** The largest answer body accepted from the server. */
  answerBytes: number;
}

export const defaultUpstreamLimits: UpstreamLimits = { silenceMs: 15_000, answerBytes: 20 * 1024 * 1024 };

export interface UpstreamRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
  /** The media types of a successful answer, for endpoints that do not answer with JSON. */
  fileTypes?: readonly string[];
  /** Aborted when the renderer cancels the request. */
  signal: AbortSignal;
}

/**
 * The outcome of a request. `unreachable`: no answer, none in time, or one that broke off. `untrusted`: this computer
 * does not trust the certificate of the other side, so no data was sent. `stranger`: an answer that does not follow the
 * server's protocol, as from a captive portal, or a redirect to another origin, or an answer that is too large.
 */
export type Outcome = Answer | { kind: 'unreachable' | 'untrusted' | 'stranger' };

/** An answer of the server, with its whole body: JSON text, or empty where the status allows none or it is a file. */
export interface Answer {
  kind: 'answer';
  status: number;
  headers: Headers;
  text: string;
  /** A file of a type that the endpoint declares, such as a picture or a calendar, in place of text. */
  file?: { type: string; bytes: Uint8Array<ArrayBuffer> };
}

const redirects = new Set([301, 302, 303, 307, 308]);
const bodyless = new Set([204, 205, 304]);
const maxRedirects = 3;

/** The address to follow a redirect to: GET requests only, same origin only. */
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

/** A body was larger than allowed. */
export class TooLargeError extends Error {
  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
    this.name = 'TooLargeError';
  }
}

/**
 * Reads a whole body, at most `limit` bytes. Past the limit the stream is cancelled and a `TooLargeError` thrown, so
 * the stream is drained or cancelled in every case.
 *
 * @param onChunk called for each piece that arrives
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  onChunk: () => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop, also by an exception, cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLargeError(limit);
    chunks.push(chunk);
    onChunk();
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/**
 * Sends one request to the server and reads the whole answer. Never rejects: every network failure is one of the
 * outcomes. Redirects to another origin are not followed, so the session token in the headers stays with its own
 * server. Every body is read or cancelled.
 *
 * @param isOnline whether this computer has a network connection; without one the call fails at once
 */
export function createUpstream(
  fetcher: Fetcher,
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
    if (response.status === 200 && request.fileTypes?.includes(type))
      return { ...answered, text: '', file: { type, bytes } };
    const text = isJson(type) ? parseJson(bytes) : null;
    return text === null ? { kind: 'stranger' } : { ...answered, text };
  };

  return async (request: UpstreamRequest): Promise<Outcome> => {
    if (!isOnline() && !isLoopback(request.url)) return { kind: 'unreachable' };
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), limits.silenceMs + sendingMs(request.body));
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

/** How long a large body, such as an attached file, may take to be sent over a slow line: 32 kB a second (milliseconds). */
function sendingMs(body: Uint8Array | null): number {
  return body && body.byteLength > 200_000 ? body.byteLength / 32 : 0;
}

export type Upstream = ReturnType<typeof createUpstream>;
