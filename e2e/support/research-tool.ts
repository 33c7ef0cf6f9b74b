import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** A research tool on this machine: a page with a field and links, and a count of how often it was loaded. */
export interface ResearchTool {
  readonly url: string;
  /** The requests for its page by a browser; those of our server, which only looks at the headers, are left out. */
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

/** Starts one on a free port. Its origin is another than the server's, as a real tool's is. */
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
