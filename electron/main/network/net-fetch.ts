import type { AuthInfo, ClientRequestConstructorOptions } from 'electron';

import type { Fetcher } from './fetcher.ts';
import { answerLogin, type SignIn } from './proxy-login.ts';

/** The part of Electron's `IncomingMessage` that answers are made from. */
export interface NetResponse {
  readonly statusCode?: number | undefined;
  readonly rawHeaders: string[];
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  on(event: 'end' | 'aborted', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

type Answer = (username?: string, password?: string) => void;

/** The part of Electron's `ClientRequest` that requests need. */
export interface NetRequest {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'abort' | 'close', listener: () => void): unknown;
  on(event: 'redirect', listener: (status: number, method: string, location: string) => void): unknown;
  on(event: 'login', listener: (asking: AuthInfo, answer: Answer) => void): unknown;
  on(event: 'response', listener: (response: NetResponse) => void): unknown;
  end(chunk?: Buffer): unknown;
  abort(): void;
}

interface NetFetchOptions {
  /** Electron's `net.request`. */
  request: (options: ClientRequestConstructorOptions) => NetRequest;
  signIn: SignIn;
}

const bodyless = new Set([204, 205, 304]);

/**
 * Sends requests through Chromium's network stack: the system's proxies with their sign-in, its certificates and client
 * certificates. The requests use no cookies and no cache, so nothing of the app's session is sent or stored.
 */
export function createNetFetch({ request: open, signIn }: NetFetchOptions): Fetcher {
  return async (url, { method, headers, body, signal }) => {
    signal.throwIfAborted();
    const request = open({
      url: url.href,
      method,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      cache: 'no-store',
      useSessionCookies: false,
      priority: 'medium',
    });
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const stop = () => {
      reject(signal.reason);
      request.abort();
    };
    signal.addEventListener('abort', stop, { once: true });
    // After a redirect that is not followed an error event comes as well; the promise is already settled by then.
    request.on('error', reject);
    request.on('abort', () => reject(new Error('The request was stopped')));
    request.on('close', () => signal.removeEventListener('abort', stop));
    request.on('redirect', (status, _method, location) =>
      resolve(new Response(null, { status, headers: { location } })),
    );
    let isFirst = true;
    request.on('login', (asking, answer) => {
      void answerLogin(signIn, asking, { isFirst, answer });
      isFirst = false;
    });
    request.on('response', (response) => resolve(toResponse(response, () => request.abort())));
    request.end(body ? Buffer.from(body) : undefined);
    return promise;
  };
}

function toResponse(response: NetResponse, abort: () => void): Response {
  const headers = new Headers();
  for (let i = 0; i + 1 < response.rawHeaders.length; i += 2) {
    headers.append(response.rawHeaders[i] ?? '', response.rawHeaders[i + 1] ?? '');
  }
  const body = bodyOf(response, abort);
  const status = response.statusCode ?? 0;
  return new Response(bodyless.has(status) ? null : body, { status, headers });
}

function bodyOf(response: NetResponse, abort: () => void): ReadableStream<Uint8Array> {
  let isOver = false;
  const once = (end: () => void) => () => {
    if (isOver) return;
    isOver = true;
    end();
  };
  return new ReadableStream({
    start: (controller) => {
      const fail = (error: Error) => once(() => controller.error(error))();
      response.on('data', (chunk) => {
        if (!isOver) controller.enqueue(new Uint8Array(chunk));
      });
      response.on(
        'end',
        once(() => controller.close()),
      );
      response.on('error', fail);
      response.on('aborted', () => fail(new Error('The answer broke off')));
    },
    cancel: once(abort),
  });
}
