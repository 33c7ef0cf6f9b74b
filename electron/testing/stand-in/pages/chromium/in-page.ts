import type { PressedKey } from '../page.ts';
import type { createCrossing } from './crossing.ts';
import type { permissionWorld } from './permission-world.ts';

/** Messages from a page to the stand-in. */
export type PageMessage =
  | { kind: 'invoke'; id: number; channel: string; args: string }
  | ({ kind: 'key' } & PressedKey)
  | { kind: 'webview'; instanceId: number; src: string; params: Record<string, string> }
  | { kind: 'webview-source'; instanceId: number; src: string }
  | { kind: 'webview-reload' | 'webview-gone'; instanceId: number };

/** Messages from the stand-in to a page. */
export type StandInMessage =
  | { kind: 'result'; id: number; value?: string; error?: string }
  | { kind: 'event'; channel: string; args: string }
  | { kind: 'webview-event'; instanceId: number; name: string; details: object };

export interface InPageConfig {
  /** The name of the function that sends to the stand-in; it exists in the preload's world only. */
  sender: string;
  /** The hidden name of the function with which the stand-in sends to the page, and of events between the worlds. */
  receiver: string;
  /** Paths that answer, while the page waits, whether it may open a window or use a permission. */
  paths: { open: string; permission: string };
  hasWebviews: boolean;
}

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

/** Runs in the page's own world of each document, before the page's scripts. Uses nothing but its arguments. */
export function inPage(
  config: InPageConfig,
  tools: { makeCrossing: typeof createCrossing; permissionWorld: typeof permissionWorld },
): void {
  const window = globalThis as unknown as PageWindow;
  const isMainFrame = window.top === window;
  const { XMLHttpRequest } = window;

  /** Main's decision; empty where the page cannot ask, because its address has no origin or its policy forbids it. */
  const ask = (path: string, question: Record<string, string>): string => {
    const request = new XMLHttpRequest();
    try {
      request.open('GET', `${path}?${new URLSearchParams(question)}`, false);
      request.send();
      return request.responseText;
    } catch {
      return '';
    }
  };
  // Electron returns `null` where no window may be opened.
  window.open = (url = 'about:blank', name = '', features = '') => {
    ask(config.paths.open, { url: new URL(url, window.location.href).href, frameName: name, features });
    return null;
  };
  tools.permissionWorld((question) => ask(config.paths.permission, question));
  if (!isMainFrame) return;

  const freeze = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
    return value;
  };
  const preload = tools.makeCrossing(
    config.receiver,
    { here: ':page', there: ':preload' },
    {
      expose: (name: string, api: unknown) => {
        if (name in window) throw new Error('Cannot bind an API on top of an existing property on the window object');
        Object.defineProperty(window, name, { value: freeze(api), enumerable: true });
      },
      webviewEvent: ({ instanceId, name, details }: Extract<StandInMessage, { kind: 'webview-event' }>) =>
        webviews.get(instanceId)?.dispatchEvent(Object.assign(new window.Event(name), details)),
    },
  );
  const send = (message: PageMessage) => preload.call('send', message);

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

  if (config.hasWebviews) {
    const what = { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] };
    new window.MutationObserver(watchWebviews).observe(window.document, what);
  }
}
