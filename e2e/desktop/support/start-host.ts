import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import type { EventName } from '#contract/desktop/channels.ts';
import { type KeyringState, spawnWithKeyring } from '#electron/testing/keyring.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const program = fileURLToPath(new URL('./host.ts', import.meta.url));

/** A message for the page, as the main process would send it. */
export interface HostEvent {
  channel: string;
  payload: unknown;
}

/** A running host (see `host.ts`). */
export interface Host {
  /** Stands for `app://cardi`, which Chromium cannot load: a secure origin, as all names under `localhost` are. */
  origin: string;
  call: (channel: string, args: unknown[]) => Promise<unknown>;
  /** Posts to `app://cardi` what a page would. Rejects where it is refused. */
  post: (path: string, body: unknown) => Promise<void>;
  /** Sends the page an event, as the menu, a link or a notification would. */
  emit: (name: EventName, payload: unknown) => Promise<void>;
  stop: () => Promise<void>;
}

export interface HostOptions {
  serverOrigin: string;
  /** The server that the settings offer as Staging. */
  stagingOrigin?: string;
  /** The origin of an earlier start, which a page has kept. */
  origin?: string | undefined;
  /** Holds keyring and cache; another start on the same folder is a restart of the app. */
  folder: string;
  keyring: KeyringState;
  onEvent: (event: HostEvent) => void;
}

/** Starts the desktop app's main part without Electron, on the web build in dist/web. */
export async function startHost({
  serverOrigin,
  stagingOrigin = '',
  origin,
  folder,
  keyring,
  onEvent,
}: HostOptions): Promise<Host> {
  const child = spawnWithKeyring(keyring, folder, [
    program,
    serverOrigin,
    inRoot('dist/web'),
    `${folder}/app`,
    stagingOrigin,
    origin ? new URL(origin).port : '0',
  ]);
  const exited = once(child, 'exit');
  const log: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text));
  const { promise: printed, resolve } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('http://')) resolve(line);
  });
  const ended = exited.then((): never => {
    throw new Error(`The host ended: ${log.join('')}`);
  });
  ended.catch(() => {});
  const url = await Promise.race([printed, ended]);

  const events = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/events`, resolve).on('error', reject);
  });
  // The stream breaks off when the host is stopped.
  const lines = createInterface(events).on('error', () => {});
  lines.on('line', (line) => onEvent(JSON.parse(line) as HostEvent));

  const { port } = new URL(url);
  return {
    origin: `http://cardi.localhost:${port}`,
    post: async (path, body) => {
      // Only browsers know names under `localhost` everywhere.
      const headers = { host: `cardi.localhost:${port}`, 'content-type': 'application/json' };
      const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
      asked.end(JSON.stringify(body));
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
    },
    call: async (channel, args) => {
      const response = await fetch(`${url}/call/${encodeURIComponent(channel)}`, {
        method: 'POST',
        body: JSON.stringify(args),
      });
      return (await response.json()) as unknown;
    },
    emit: async (name, payload) => {
      await fetch(`${url}/emit/${name}`, { method: 'POST', body: JSON.stringify(payload) });
    },
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
