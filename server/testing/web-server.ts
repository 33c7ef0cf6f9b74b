import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on this machine whose answers a test sets. `await using` stops it. */
export interface TestWebServer extends AsyncDisposable {
  origin: string;
  port: number;
  /** The requests so far. */
  requests: Pick<IncomingMessage, 'url' | 'headers'>[];
  /** Sets the listener that answers from now on. */
  answer: (listener: RequestListener) => void;
  /** Resolves with the next request, once it has come in. */
  arrival: () => Promise<[IncomingMessage, ServerResponse]>;
}

export async function startWebServer(listener: RequestListener): Promise<TestWebServer> {
  let current = listener;
  const requests: TestWebServer['requests'] = [];
  const server = createServer((req, res) => {
    requests.push({ url: req.url, headers: req.headers });
    current(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    answer(next) {
      current = next;
    },
    arrival: async () => (await once(server, 'request')) as [IncomingMessage, ServerResponse],
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
