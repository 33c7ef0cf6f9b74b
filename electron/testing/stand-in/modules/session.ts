import { EventEmitter } from 'node:events';

import { bare, guarded } from '../support/guarded.ts';
import { late } from '../support/latency.ts';
import type { Part } from '../support/part.ts';
import { needsReady } from '../support/readiness.ts';
import { user } from '../support/user.ts';
import { createCookies, type Storage } from './cookies.ts';
import { createProtocol } from './protocol-handlers.ts';
import { spellingLanguages } from './spelling-languages.ts';

type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0];
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0];
type BeforeRequest = (
  details: Pick<Electron.OnBeforeRequestListenerDetails, 'url' | 'method' | 'resourceType'>,
  decide: (response: Electron.CallbackResponse) => void,
) => void;

/** The rules of a session that the page drivers ask for. */
export interface SessionInside {
  partition: string;
  permission: { request: RequestHandler; check: CheckHandler; device: DeviceHandler };
  beforeRequest: BeforeRequest | null;
  protocol: ReturnType<typeof createProtocol>;
  zooms: Map<string, number>;
  openStorage: (partition: string) => Storage;
}

const insides = new WeakMap<object, SessionInside>();

export function inside(session: object): SessionInside {
  const found = insides.get(bare(session));
  if (!found) throw new Error('There is no such session');
  return found;
}

let openStorage: SessionInside['openStorage'] = () => {
  throw new Error('Nothing drives pages yet');
};
/** Set by the page driver before the main process starts. */
export const keepStorageIn = (open: SessionInside['openStorage']): void => {
  openStorage = open;
};

class Session
  extends EventEmitter
  implements Part<Electron.Session, 'cookies' | 'protocol' | 'webRequest' | 'setPermissionRequestHandler'>
{
  #spelling = { isOn: true, languages: ['en-GB'] };
  #kept: Storage | null = null;
  readonly #inside: SessionInside;
  readonly cookies = createCookies(() => this.#storage());
  readonly protocol;
  readonly webRequest;
  readonly availableSpellCheckerLanguages = process.platform === 'darwin' ? [] : spellingLanguages;

  constructor(partition: string) {
    super();
    const protocol = createProtocol();
    this.#inside = {
      partition,
      permission: { request: null, check: null, device: null },
      beforeRequest: null,
      protocol,
      zooms: new Map(),
      openStorage,
    };
    this.protocol = guarded('protocol', protocol.api);
    this.webRequest = guarded(`${this.#name()}.webRequest`, {
      onBeforeRequest: (listener: BeforeRequest | null) => {
        this.#inside.beforeRequest = listener;
      },
    });
    insides.set(this, this.#inside);
  }

  #name(): string {
    return this.#inside.partition || 'session';
  }
  #storage(): Storage {
    this.#kept ??= openStorage(this.#inside.partition);
    return this.#kept;
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#inside.permission.request = handler;
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#inside.permission.check = handler;
  }
  setDevicePermissionHandler(handler: DeviceHandler): void {
    this.#inside.permission.device = handler;
  }
  resolveProxy(_url: string): Promise<string> {
    return late(() => user.proxy);
  }

  isSpellCheckerEnabled(): boolean {
    return this.#spelling.isOn;
  }
  setSpellCheckerEnabled(isOn: boolean): void {
    this.#spelling.isOn = isOn;
  }
  getSpellCheckerLanguages(): string[] {
    return this.#spelling.languages;
  }
  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((language) => !spellingLanguages.includes(language));
    if (unknown !== undefined) {
      throw new Error(`Invalid language code provided: "${unknown}" is not a valid language code`);
    }
    this.#spelling.languages = [...languages];
  }
  addWordToSpellCheckerDictionary(_word: string): boolean {
    return true;
  }

  clearStorageData(): Promise<void> {
    return late(() => this.#storage().clear());
  }
  clearCache(): Promise<void> {
    return late(() => {});
  }
  clearAuthCache(): Promise<void> {
    return late(() => {});
  }
}

const sessions = new Map<string, Session>();

/** The same object for the same name. */
function sessionOf(partition: string): Session {
  needsReady('Session can only be received when app is ready');
  const known = sessions.get(partition);
  if (known) return known;
  const made = guarded(partition || 'session', new Session(partition));
  sessions.set(partition, made);
  return made;
}

export const session = guarded('session', {
  get defaultSession() {
    return sessionOf('');
  },
  fromPartition: (partition: string, _options?: Electron.FromPartitionOptions) => sessionOf(partition),
});

export type { Session };
