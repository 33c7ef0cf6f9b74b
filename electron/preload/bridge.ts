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
    settings: call(callChannels.settings),
    changeSettings: call(callChannels.changeSettings),
    connect: call(callChannels.connect),
    clearCache: call(callChannels.clearCache),
    makeOffline: call(callChannels.makeOffline),
    diagnostics: call(callChannels.diagnostics),
    openLogs: call(callChannels.openLogs),
    themeChosen: call(callChannels.themeChosen),
    updates: call(callChannels.updates),
    checkForUpdates: call(callChannels.checkForUpdates),
    restartToUpdate: call(callChannels.restartToUpdate),
    onSessionExpired: subscribe(eventChannels.sessionExpired),
    onStatusChanged: subscribe(eventChannels.statusChanged),
    onRefreshed: subscribe(eventChannels.refreshed),
    onOpen: subscribe(eventChannels.open),
    onCommand: subscribe(eventChannels.command),
    onOfflineProgress: subscribe(eventChannels.offlineProgress),
    onUpdatesChanged: subscribe(eventChannels.updatesChanged),
    onDownloaded: subscribe(eventChannels.downloaded),
  } satisfies DesktopBridge;
}
