import type { z } from 'zod';

import {
  type DesktopBridge,
  type DesktopCalls,
  type DesktopEvents,
  desktopCalls,
  desktopEvents,
} from '#contract/desktop.ts';
import type { CallName, EventName } from '#contract/desktop-channels.ts';
import type { Platform } from './platform.ts';

declare global {
  interface Window {
    /** Set by the preload script of the desktop app, absent on the web. */
    readonly cardi?: DesktopBridge;
  }
}

/** The desktop app, as its bridge lets the renderer see it. Whatever comes from there is parsed. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  const result = async <Name extends CallName>(name: Name, answer: Promise<unknown>) =>
    desktopCalls[name].result.parse(await answer) as z.output<DesktopCalls[Name]['result']>;
  const parsed =
    <Name extends EventName>(name: Name, listener: (payload: z.output<DesktopEvents[Name]>) => void) =>
    (payload: unknown) =>
      listener(desktopEvents[name].parse(payload) as z.output<DesktopEvents[Name]>);

  return {
    kind: 'desktop',
    status: () => result('status', bridge.status()),
    onStatusChange: (listener) => bridge.onStatusChanged(parsed('statusChanged', listener)),
    onSessionExpired: (listener) => bridge.onSessionExpired(() => listener()),
    openExternal: (url) => result('openExternal', bridge.openExternal(url)),
    app: {
      settings: () => result('settings', bridge.settings()),
      changeSettings: (change) => result('changeSettings', bridge.changeSettings(change)),
      connect: (address) => result('connect', bridge.connect(address)),
      clearCache: () => result('clearCache', bridge.clearCache()),
      makeOffline: (scope) => result('makeOffline', bridge.makeOffline(scope)),
      diagnostics: () => result('diagnostics', bridge.diagnostics()),
      openLogs: () => result('openLogs', bridge.openLogs()),
      themeChosen: async (choice) => void (await bridge.themeChosen(choice)),
      updates: () => result('updates', bridge.updates()),
      checkForUpdates: () => result('checkForUpdates', bridge.checkForUpdates()),
      restartToUpdate: () => result('restartToUpdate', bridge.restartToUpdate()),
      onRefreshed: (listener) => bridge.onRefreshed(parsed('refreshed', listener)),
      onOpen: (listener) => bridge.onOpen(parsed('open', ({ path }) => listener(path))),
      onCommand: (listener) => bridge.onCommand(parsed('command', listener)),
      onOfflineProgress: (listener) => bridge.onOfflineProgress(parsed('offlineProgress', listener)),
      onUpdatesChanged: (listener) => bridge.onUpdatesChanged(parsed('updatesChanged', listener)),
      onDownloaded: (listener) => bridge.onDownloaded(parsed('downloaded', listener)),
    },
  };
}

/** The desktop app's platform when its preload has set the bridge, `null` on the web. */
export function findDesktopPlatform(): Platform | null {
  return window.cardi ? createDesktopPlatform(window.cardi) : null;
}
