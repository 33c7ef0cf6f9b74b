import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { callChannels, callNames, eventChannels, eventNames, listenerName } from '#contract/desktop/channels.ts';

/** The part of Electron's `ipcRenderer` that the bridge needs. */
export interface Wire {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  on(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
  removeListener(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
}

/**
 * What the page gets to see of the main process: named functions, each bound to its channel. Neither
 * channel names nor Electron's event objects pass through. The main process has parsed every payload.
 */
export function createBridge(wire: Wire): DesktopBridge {
  const call =
    (channel: string) =>
    (...args: readonly unknown[]) =>
      wire.invoke(channel, ...args);

  const subscribe = (channel: string) => (listener: (payload: unknown) => void) => {
    const forward = (_event: unknown, payload: unknown) => listener(payload);
    wire.on(channel, forward);
    return () => {
      wire.removeListener(channel, forward);
    };
  };

  // The types of the bridge are made of the same two tables; only the compiler cannot see it.
  return Object.fromEntries([
    ...callNames.map((name) => [name, call(callChannels[name])]),
    ...eventNames.map((name) => [listenerName(name), subscribe(eventChannels[name])]),
  ]) as DesktopBridge;
}
