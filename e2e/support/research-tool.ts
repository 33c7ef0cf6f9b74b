import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** A research tool on this machine: a page with a field and links, and a count of its loads. */
export interface ResearchTool {
  readonly url: string;
  /** Browser requests for the page. The server's own requests, which read only the headers, are not counted. */
  readonly loads: IncomingMessage['headers'][];
  /** Sets the tool's answer from now on; `null` means its page. */
  answer: (listener: RequestListener | null) => void;
  stop: () => Promise<void>;
}

const page = `<!doctype html>
<html lang="en">
<title>Chorus</title>
<h1>Ask the chorus</h1>
<label>Question <input></label>
<a href="https://journal.example/" target="_top">Leave</a>`;

/** Starts a tool on a free port, so that its origin differs from the server's. */
export async function startResearchTool(): Promise<ResearchTool> {
  let current: RequestListener | null = null;
  const loads: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'iframe') loads.push(request.headers);
    if (current) current(request, response);
    else response.setHeader('Content-Type', 'text/html').end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tool has no port');
  return {
    url: `http://127.0.0.1:${address.port}/start`,
    loads,
    answer: (listener) => {
      current = listener;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
