import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as it arrived, with its whole body. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real HTTP server whose answers a test sets. */
export interface FakeServer {
  origin: string;
  seen: SeenRequest[];
  /** Sets how requests are answered from now on. */
  answer: (listener: RequestListener) => void;
  /** Closes the port and every connection, as if the machine had gone down. */
  stop: () => Promise<void>;
  /** Listens again, on the same port. */
  start: () => Promise<void>;
}

/** Sends JSON with a status and headers. */
export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Starts a server on a free port of this machine and stops it when the test ends. */
export async function startFakeServer(listener: RequestListener): Promise<FakeServer> {
  let current = listener;
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      current(request, response);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    return address.port;
  };
  const port = await listen(0);
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    answer: (next) => {
      current = next;
    },
    stop,
    start: async () => void (await listen(port)),
  };
}
