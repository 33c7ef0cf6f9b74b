import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { callChannels, callNames, eventChannels, eventNames, listenerName } from '#contract/desktop/channels.ts';

/** The part of Electron's `ipcRenderer` that the bridge needs. */
export interface Wire {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  on(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
  removeListener(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
}

/**
 * The bridge from the page to the main process: named functions, each bound to one channel. The page never receives
 * channel names or Electron's event objects. The main process has parsed every payload.
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

  // Both types come from the same two tables, but the compiler cannot see that.
  return Object.fromEntries([
    ...callNames.map((name) => [name, call(callChannels[name])]),
    ...eventNames.map((name) => [listenerName(name), subscribe(eventChannels[name])]),
  ]) as DesktopBridge;
}
