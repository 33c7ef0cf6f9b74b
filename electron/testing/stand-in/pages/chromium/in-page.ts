import type { createCodec } from './codec.ts';

/** Messages from a page to the stand-in. */
export type PageMessage =
  | { kind: 'invoke'; id: number; channel: string; args: string }
  | { kind: 'webview'; instanceId: number; src: string; params: Record<string, string> }
  | { kind: 'webview-source'; instanceId: number; src: string }
  | { kind: 'webview-reload' | 'webview-gone'; instanceId: number };

/** Messages from the stand-in to a page. */
export type StandInMessage =
  | { kind: 'result'; id: number; value?: string; error?: string }
  | { kind: 'event'; channel: string; args: string }
  | { kind: 'webview-event'; instanceId: number; name: string; details: object };

export interface InPageConfig {
  /** The name of the function that sends to the stand-in; removed from the window before the page's own scripts run. */
  sender: string;
  /** The hidden name of the function with which the stand-in sends to the page. */
  receiver: string;
  /** A path that answers, while the page waits, whether the page may open a window. */
  openPath: string;
  hasWebviews: boolean;
}

/** A sandboxed preload: CommonJS, with only the modules that Electron offers it. */
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;

/** The DOM types that this file needs; the compiler only knows Node's globals here. */
interface Element {
  isConnected: boolean;
  getAttribute(name: string): string | null;
  getAttributeNames(): string[];
  dispatchEvent(event: unknown): void;
  reload?: () => void;
}
interface Document {
  querySelectorAll(selector: string): Iterable<Element>;
}
interface PageWindow extends Record<string, unknown> {
  top: unknown;
  document: Document;
  location: { href: string };
  open: (url?: string, name?: string, features?: string) => unknown;
  Event: new (name: string) => object;
  MutationObserver: new (listener: () => void) => { observe(of: unknown, what: object): void };
  XMLHttpRequest: new () => {
    open(method: string, url: string, isAsync: boolean): void;
    send(): void;
    responseText: string;
  };
}

/** Runs in each document before its own scripts. Uses nothing but its arguments. */
export function inPage(config: InPageConfig, makeCodec: typeof createCodec, preload: Preload | null): void {
  const window = globalThis as unknown as PageWindow;
  const codec = makeCodec();
  const post = window[config.sender] as ((message: string) => void) | undefined;
  delete window[config.sender];
  const send = (message: PageMessage) => post?.(JSON.stringify(message));
  const isMainFrame = window.top === window;

  // Electron asks main while the page waits, and returns `null` where no window may be opened.
  window.open = (url = 'about:blank', name = '', features = '') => {
    const request = new window.XMLHttpRequest();
    const wish = { url: new URL(url, window.location.href).href, frameName: name, features };
    request.open('GET', `${config.openPath}?${new URLSearchParams(wish)}`, false);
    try {
      request.send();
    } catch {
      // An address without an origin of its own cannot ask, so it opens no window.
    }
    return null;
  };
  if (!isMainFrame) return;

  const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>();
  let lastCall = 0;

  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const text = codec.encode(args);
      lastCall += 1;
      const id = lastCall;
      const answer = new Promise((resolve, reject) => calls.set(id, { resolve, reject }));
      send({ kind: 'invoke', id, channel, args: text });
      return answer;
    },
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    removeListener: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((each) => each !== listener),
      );
      return ipcRenderer;
    },
  };

  /** Values that pass between the worlds are copied; functions become proxies. */
  const across = (value: unknown): unknown => {
    if (typeof value === 'function') {
      const call = value as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => across(call(...args.map(across)));
    }
    if (value instanceof Promise) {
      return value.then(across, (error: unknown) => {
        throw across(error) as Error;
      });
    }
    if (typeof value === 'symbol') throw new TypeError('A symbol cannot be sent over the context bridge');
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(across);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, across(each)]));
  };
  const freeze = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    for (const each of Object.values(value)) freeze(each);
    return Object.freeze(value);
  };
  const contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (name in window) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      Object.defineProperty(window, name, { value: freeze(across(api)), enumerable: true });
    },
  };

  const webviews = new Map<number, Element>();
  const sources = new Map<number, string>();
  const watchWebviews = () => {
    const seen = new Map([...webviews].map(([id, element]) => [element, id]));
    for (const element of window.document.querySelectorAll('webview')) {
      const src = element.getAttribute('src') ?? '';
      const known = seen.get(element);
      if (known !== undefined) {
        if (sources.get(known) !== src) send({ kind: 'webview-source', instanceId: known, src });
        sources.set(known, src);
        continue;
      }
      const instanceId = webviews.size + 1;
      webviews.set(instanceId, element);
      sources.set(instanceId, src);
      element.reload = () => send({ kind: 'webview-reload', instanceId });
      const params = Object.fromEntries(element.getAttributeNames().map((n) => [n, element.getAttribute(n) ?? '']));
      send({ kind: 'webview', instanceId, src, params });
    }
    for (const [instanceId, element] of webviews) {
      if (element.isConnected || !sources.delete(instanceId)) continue;
      send({ kind: 'webview-gone', instanceId });
    }
  };

  Object.defineProperty(window, config.receiver, {
    value: (text: string) => {
      const message = JSON.parse(text) as StandInMessage;
      if (message.kind === 'event') {
        const args = codec.decode(message.args) as unknown[];
        for (const listener of listeners.get(message.channel) ?? []) listener({}, ...args);
      } else if (message.kind === 'webview-event') {
        const event = Object.assign(new window.Event(message.name), message.details);
        webviews.get(message.instanceId)?.dispatchEvent(event);
      } else {
        const call = calls.get(message.id);
        calls.delete(message.id);
        if (message.error === undefined) call?.resolve(codec.decode(message.value ?? 'null'));
        else call?.reject(new Error(message.error));
      }
    },
  });

  if (config.hasWebviews) {
    const what = { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] };
    new window.MutationObserver(watchWebviews).observe(window.document, what);
  }

  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`);
    return { contextBridge, ipcRenderer };
  };
  preload?.(require, { exports: {} }, {});
}
