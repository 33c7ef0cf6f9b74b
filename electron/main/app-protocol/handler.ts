import { randomBytes } from 'node:crypto';

import { appHost, parseUrl } from '../security/trusted-url.ts';
import { errorAnswer, methodNotAllowed } from './errors.ts';
import { createFileServer } from './files.ts';

export interface AppHandlerOptions {
  /** Absolute path of the renderer's build. */
  webRoot: string;
  /** Passes a request for `/api/…` on to the server. */
  proxy: (request: Request, url: URL) => Promise<Response>;
  /** An unexpected error, for the log. */
  report: (problem: string, error: unknown) => void;
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

/**
 * Everything behind `app://cardi/`: the renderer's files, and `/api/…` by way of the proxy. It always
 * answers, whatever happens: 404 for another host, 500 for a fault of its own.
 */
export function createAppHandler({ webRoot, proxy, report }: AppHandlerOptions) {
  const serveFile = createFileServer(webRoot, () => randomBytes(18).toString('base64url'));

  const answer = async (request: Request): Promise<Response> => {
    const url = parseUrl(request.url);
    if (url?.host !== appHost) return errorAnswer('not_found', 'There is nothing at this address');
    if (isApi(url.pathname)) return proxy(request, url);
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
      return errorAnswer('internal', 'Something went wrong inside CARDI. Please try again.');
    }
  };
}
