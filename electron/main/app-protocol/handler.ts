import type { CustomScheme } from 'electron';

import { appHost, appScheme, parseUrl } from '../security/trusted-url.ts';
import { errorAnswer, methodNotAllowed } from './answers.ts';
import { createFileServer } from './files.ts';
import { createNonce } from './own-page.ts';
import { problemPage, problemPath } from './problem-page.ts';

/**
 * Makes `app://` behave like https in the renderer: an origin of its own, a secure context, fetch. CORS stays off
 * because no other page may read from it. Electron requires this call before it is ready.
 */
export const privilegedScheme: CustomScheme = {
  scheme: appScheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

export interface AppHandlerOptions {
  /** The product's name, for main's own pages. */
  name: string;
  /** Absolute path of the renderer's build. */
  webRoot: string;
  /** The current server. */
  serverOrigin: () => string;
  /** Passes a request for `/api/…` on to the server. */
  proxy: (request: Request, url: URL) => Promise<Response>;
  /** An unexpected error, for the log. */
  report: (problem: string, error: unknown) => void;
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/**
 * Answers every request for `app://cardi/`: the renderer's files, and `/api/…` through the proxy. Never rejects: 404
 * for another host, 500 for an error of its own.
 */
export function createAppHandler({ name, webRoot, serverOrigin, proxy, report }: AppHandlerOptions) {
  const serveFile = createFileServer({ webRoot, createNonce, serverOrigin });

  const answer = async (request: Request): Promise<Response> => {
    const url = parseUrl(request.url);
    if (url?.host !== appHost) return errorAnswer('not_found', 'There is nothing at this address');
    if (isApi(url.pathname)) return proxy(request, url);
    if (url.pathname === problemPath) return problemPage(name, url.searchParams);
    if (request.method === 'GET') return serveFile(url.pathname);
    if (request.method !== 'HEAD') return methodNotAllowed(['GET', 'HEAD']);
    const { status, headers } = await serveFile(url.pathname);
    return new Response(null, { status, headers });
  };

  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      report('A request inside the app failed', error);
      return errorAnswer('internal', 'Something went wrong inside the app. Please try again.');
    }
  };
}
