/**
 * The desktop app without Electron, in a process of its own: the real handler with its real cache file
 * and the real keychain, the real IPC calls. A test reaches it over HTTP on this machine:
 *
 * - `/app/<path>` is a request for `app://cardi/<path>`
 * - `/call/<channel>` is an IPC call, its arguments the JSON body
 * - `/events` streams the events for the page, one line of JSON each
 *
 * Arguments: the server's origin, the folder of the web build, the app's data folder. Prints its address,
 * and ends when its input does.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

import { createDesktop } from '#electron/main/desktop.ts';
import { type CallReceiver, registerCalls } from '#electron/main/ipc/calls.ts';
import { type EventTarget, sendEvent } from '#electron/main/ipc/events.ts';
import { systemKeychain } from '#electron/main/session/keychain.ts';

const [serverOrigin = '', webRoot = '', dataFolder = ''] = process.argv.slice(2);

const targets = new Set<EventTarget>();
const desktop = createDesktop({
  appVersion: '0.0.0-test',
  serverOrigin,
  webRoot,
  dataFolder,
  keychain: systemKeychain,
  fetcher: fetch,
  onSessionExpired: () => sendEvent(targets, 'sessionExpired', null),
  onStatusChange: (status) => sendEvent(targets, 'statusChanged', status),
  report: (problem, error) => console.error(problem, error),
});

type CallListener = Parameters<CallReceiver['handle']>[1];
const calls = new Map<string, CallListener>();
const receiver: CallReceiver = { handle: (channel, listener) => void calls.set(channel, listener) };
registerCalls(receiver, { status: desktop.status, openExternal: () => true });

async function answerApp(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const body = await buffer(request);
  const answer = await desktop.handle(
    new Request(`app://cardi${path}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function answerCall(request: IncomingMessage, channel: string, response: ServerResponse): Promise<void> {
  const args = (await json(request)) as unknown[];
  const page = { senderFrame: { url: 'app://cardi/', parent: null } };
  const result = await calls.get(channel)?.(page, ...args);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? null));
}

function streamEvents(response: ServerResponse): void {
  const target: EventTarget = {
    send: (channel, payload) => void response.write(`${JSON.stringify({ channel, payload })}\n`),
  };
  targets.add(target);
  response.on('close', () => targets.delete(target));
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
}

const host = createServer((request, response) => {
  const [, kind = '', rest = ''] = /^\/(app|call|events)(\/.*)?$/.exec(request.url ?? '') ?? [];
  const fail = (error: unknown) => {
    console.error('The request failed', error);
    response.destroy();
  };
  if (kind === 'app') answerApp(request, rest, response).catch(fail);
  else if (kind === 'call') answerCall(request, decodeURIComponent(rest.slice(1)), response).catch(fail);
  else if (kind === 'events') streamEvents(response);
  else response.writeHead(404).end();
});
host.listen(0, '127.0.0.1');
await once(host, 'listening');
const address = host.address();
if (address === null || typeof address === 'string') throw new Error('There is no port');
console.log(`http://127.0.0.1:${address.port}`);

// It ends with its input, also when the test that started it is gone without a word.
process.stdin.resume().once('end', () => {
  host.close();
  host.closeAllConnections();
  desktop.close();
});
