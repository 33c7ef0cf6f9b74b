import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { HttpError } from './http-error.ts';
import { inTurn } from './in-turn.ts';

/** Time limits for callers (milliseconds); `check` is the interval of checking them. */
export interface HttpTimeouts {
  /** To send the headers of a request. */
  headers: number;
  /** To send a whole request. */
  request: number;
  /** Until the next request on the same connection; longer than the proxies in front of us wait. */
  keepAlive: number;
  check: number;
}

const defaultTimeouts: HttpTimeouts = { headers: 10_000, request: 30_000, keepAlive: 65_000, check: 2000 };

/** An HTTP server that slow callers cannot hold up, and whose every error answer is our own. */
export function createHttpServer(listener: RequestListener, timeouts = defaultTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    inTurn(listener),
  );
  server.on('clientError', answerUnreadable);
  const answers = new Set<ServerResponse>();
  underWay.set(server, answers);
  server.prependListener('request', (_req, res: ServerResponse) => {
    answers.add(res);
    res.once('close', () => answers.delete(res));
  });
  return server;
}

/** The open requests of each server. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/**
 * From now on every answer, also to open requests, closes its connection: the caller opens the next one elsewhere, and
 * no connection is cut between two requests.
 */
export function endConnections(server: Server): void {
  const closeAfter = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader('Connection', 'close');
  };
  for (const res of underWay.get(server) ?? []) closeAfter(res);
  server.prependListener('request', (_req, res: ServerResponse) => closeAfter(res));
}

/** A request that cannot be parsed never reaches Express. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Browsers open connections in advance. On an unused one, an answer would be taken for that of the next request.
  const isUnused = socket instanceof Socket && socket.bytesRead === 0;
  if (isUnused || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, body } = describe(error.code);
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}

function describe(code: string | undefined): HttpError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new HttpError('too_large', 'The address or the headers of this request are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new HttpError('invalid_input', 'The request took too long to arrive.');
    default:
      return new HttpError('invalid_input', 'The request could not be read.');
  }
}

/**
 * Stops accepting connections and resolves when the open requests have been answered, or after `limit` milliseconds,
 * when the remaining ones are cut off.
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-open connection is idle once its request has been answered.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(deadline);
}
