import type { createCodec } from './codec.ts';
import type { createCrossing } from './crossing.ts';
import type { InPageConfig, PageMessage, StandInMessage } from './in-page.ts';

/** A sandboxed preload: CommonJS, with only the modules that Electron offers it. */
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;

interface KeyEvent {
  isTrusted: boolean;
  defaultPrevented: boolean;
  code: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}
interface PageWindow extends Record<string, unknown> {
  top: unknown;
  addEventListener(name: 'keydown', listener: (event: KeyEvent) => void, isCapturing: true): void;
}

/**
 * Runs in the preload's own world of each document, before the page's scripts: the preload, and what the stand-in and
 * the page tell each other. Uses nothing but its arguments.
 */
export function preloadWorld(
  config: InPageConfig,
  tools: { makeCodec: typeof createCodec; makeCrossing: typeof createCrossing },
  preload: Preload | null,
): void {
  const window = globalThis as unknown as PageWindow;
  const post = window[config.sender] as ((message: string) => void) | undefined;
  const send = (message: PageMessage) => post?.(JSON.stringify(message));

  // Electron offers a key to the menu once the page has left it alone.
  const tellKey = (event: KeyEvent) => {
    if (event.defaultPrevented || !event.isTrusted) return;
    const { code, ctrlKey, shiftKey, altKey, metaKey } = event;
    send({ kind: 'key', code, ctrlKey, shiftKey, altKey, metaKey });
  };
  window.addEventListener('keydown', (event) => void setTimeout(() => tellKey(event)), true);
  if (window.top !== window) return;

  const codec = tools.makeCodec();
  const page = tools.makeCrossing(
    config.receiver,
    { here: ':preload', there: ':page' },
    {
      send,
    },
  );
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
  const contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => void page.call('expose', name, api),
  };

  window[config.receiver] = (text: string) => {
    const message = JSON.parse(text) as StandInMessage;
    if (message.kind === 'event') {
      const args = codec.decode(message.args) as unknown[];
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...args);
    } else if (message.kind === 'webview-event') page.call('webviewEvent', message);
    else {
      const call = calls.get(message.id);
      calls.delete(message.id);
      if (message.error === undefined) call?.resolve(codec.decode(message.value ?? 'null'));
      else call?.reject(new Error(message.error));
    }
  };

  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`);
    return { contextBridge, ipcRenderer };
  };
  preload?.(require, { exports: {} }, {});
}
