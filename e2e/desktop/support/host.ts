/**
 * The desktop app without Electron, in a process of its own: the real handler with its real cache file
 * and the real keychain, the real IPC calls. A test reaches it over HTTP on this machine:
 *
 * - what is asked of the host name `cardi.localhost` is a request for `app://cardi`
 * - `/call/<channel>` is an IPC call, its arguments the JSON body
 * - `/emit/<event>` sends an event to the page, its content the JSON body
 * - `/events` streams the events for the page, one line of JSON each
 *
 * Arguments: the server's origin, the folder of the web build, the app's data folder, and the origin of
 * another server, which the settings call Staging, and the port to listen on, 0 for a free one. Prints its address, and
 * ends when its input does.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

import type { EventName } from '#contract/desktop/channels.ts';
import type { PresenceSettings } from '#contract/desktop/settings.ts';
import type { UpdateState } from '#contract/desktop/updates.ts';
import { createDesktop } from '#electron/main/desktop.ts';
import { diagnose } from '#electron/main/diagnostics/diagnostics.ts';
import { type CallReceiver, registerCalls } from '#electron/main/ipc/calls.ts';
import { type EventTarget, sendEvent } from '#electron/main/ipc/events.ts';
import { knownServers } from '#electron/main/servers/known-servers.ts';
import { systemKeychain } from '#electron/main/session/keychain.ts';
import { createSettings } from '#electron/main/settings/settings.ts';
import { createSettingsFile } from '#electron/main/settings/settings-file.ts';

const [serverOrigin = '', webRoot = '', dataFolder = '', stagingOrigin = '', port = '0'] = process.argv.slice(2);
const report = (problem: string, error: unknown) => console.error(problem, error);

const targets = new Set<EventTarget>();
const desktop = createDesktop({
  appVersion: '0.0.0-test',
  serverOrigin,
  webRoot,
  dataFolder,
  keychain: systemKeychain,
  fetcher: fetch,
  emit: (name, payload) => sendEvent(targets, name, payload),
  report,
});

type CallListener = Parameters<CallReceiver['handle']>[1];
const calls = new Map<string, CallListener>();
const receiver: CallReceiver = { handle: (channel, listener) => void calls.set(channel, listener) };
const spelling = { isOn: true, languages: ['en-US'], available: ['de', 'en-GB', 'en-US'] };
const presence: PresenceSettings = {
  showsTray: true,
  keepsRunning: false,
  startsAtLogin: false,
  listsRecent: true,
  searchKeys: { keys: null, isRefused: false },
};
const settingsFile = createSettingsFile(`${dataFolder}/settings.json`, {}, report);
const settings = createSettings({
  file: settingsFile,
  servers: knownServers({ production: 'https://app.cardi.example', staging: stagingOrigin || serverOrigin }, true),
  managed: { settings: [], notifies: null },
  updates: { channel: 'stable', follow: () => {} },
  crashReports: { isOn: false, decide: () => {} },
  presence: {
    settings: () => presence,
    change: (change) => {
      const { searchKeys, ...rest } = change;
      // As another program would that has these keys already.
      const keys = searchKeys && { keys: searchKeys, isRefused: searchKeys.endsWith('+Space') };
      Object.assign(
        presence,
        rest,
        searchKeys !== undefined && { searchKeys: keys ?? { keys: null, isRefused: false } },
      );
    },
  },
  spelling: { current: () => spelling, apply: (chosen) => void Object.assign(spelling, chosen) },
  desktop,
});
/** Logs a request that only the real shell could carry out, so that a test sees it. */
const note = (name: string) => console.error(`asked for ${name}`);
let update: UpdateState = { kind: 'idle', checkedAt: null };
registerCalls(receiver, {
  status: desktop.status,
  live: desktop.isLive,
  openExternal: () => true,
  settings: settings.current,
  changeSettings: settings.change,
  connect: desktop.connect,
  clearCache: () => {
    desktop.clearCache();
    return settings.current();
  },
  makeOffline: desktop.makeOffline,
  searchKept: desktop.searchKept,
  diagnostics: () => diagnose(desktop, `${dataFolder}/logs`),
  openLogs: () => true,
  themeChosen: () => null,
  // Its pages are not Electron's.
  findInPage: () => null,
  stopFinding: () => null,
  listening: () => ({ commands: [], path: null }),
  recordOpened: () => null,
  prepareDrag: () => true,
  beginDrag: () => true,
  savePdf: () => null,
  tabs: () => null,
  tabsChanged: () => null,
  closeWindow: () => null,
  ...desktop.outbox,
  ...desktop.collections,
  updates: () => update,
  checkForUpdates: () => {
    update = { kind: 'ready', version: '9.9.9', notes: 'Lists load faster.\n• And they print.' };
    sendEvent(targets, 'updatesChanged', update);
    return update;
  },
  restartToUpdate: () => {
    note('restart');
    return true;
  },
});

/** Headers of the connection between browser and host, which `app://` does not have. */
const hopHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

async function answerApp(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name));
  const body = await buffer(request);
  const answer = await desktop.handle(
    new Request(`app://cardi${url}`, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function answerCall(request: IncomingMessage, channel: string, response: ServerResponse): Promise<void> {
  const args = (await json(request)) as unknown[];
  const page = { senderFrame: { url: 'app://cardi/', parent: null }, sender: null };
  const result = await calls.get(channel)?.(page, ...args);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? null));
}

/** An event that the shell would send: of the menu, a link, a notification. */
async function emitEvent(request: IncomingMessage, name: string, response: ServerResponse): Promise<void> {
  sendEvent(targets, name as EventName, (await json(request)) as never);
  response.writeHead(204).end();
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
  const [, kind = '', rest = ''] = /^\/(call|emit|events)(\/.*)?$/.exec(request.url ?? '') ?? [];
  const fail = (error: unknown) => {
    console.error('The request failed', error);
    response.destroy();
  };
  if (request.headers.host?.startsWith('cardi.localhost:')) answerApp(request, response).catch(fail);
  else if (kind === 'call') answerCall(request, decodeURIComponent(rest.slice(1)), response).catch(fail);
  else if (kind === 'emit') emitEvent(request, rest.slice(1), response).catch(fail);
  else if (kind === 'events') streamEvents(response);
  else response.writeHead(404).end();
});
host.listen(Number(port), '127.0.0.1');
await once(host, 'listening');
const address = host.address();
if (address === null || typeof address === 'string') throw new Error('There is no port');
console.log(`http://127.0.0.1:${address.port}`);

// The host ends when its input ends, so it does not outlive a test that crashed.
process.stdin.resume().once('end', () => {
  host.close();
  host.closeAllConnections();
  desktop.close();
});
