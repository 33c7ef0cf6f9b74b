import type { DesktopBridge } from '#contract/desktop.ts';
import { callChannels, eventChannels } from '#contract/desktop-channels.ts';

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
    <Result>(channel: string) =>
    (...args: readonly unknown[]) =>
      wire.invoke(channel, ...args) as Promise<Result>;

  const subscribe =
    <Payload>(channel: string) =>
    (listener: (payload: Payload) => void) => {
      const forward = (_event: unknown, payload: unknown) => listener(payload as Payload);
      wire.on(channel, forward);
      return () => {
        wire.removeListener(channel, forward);
      };
    };

  return {
    status: call(callChannels.status),
    openExternal: call(callChannels.openExternal),
    onSessionExpired: subscribe(eventChannels.sessionExpired),
    onStatusChanged: subscribe(eventChannels.statusChanged),
  } satisfies DesktopBridge;
}
