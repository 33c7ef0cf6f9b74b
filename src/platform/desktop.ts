import { type DesktopBridge, desktopCalls, desktopEvents } from '#contract/desktop.ts';
import type { Platform } from './platform.ts';

declare global {
  interface Window {
    /** Set by the preload script of the desktop app, absent on the web. */
    readonly cardi?: DesktopBridge;
  }
}

/** The desktop app, as its bridge lets the renderer see it. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  return {
    kind: 'desktop',
    status: async () => desktopCalls.status.result.parse(await bridge.status()),
    onStatusChange: (listener) =>
      bridge.onStatusChanged((status) => listener(desktopEvents.statusChanged.parse(status))),
    onSessionExpired: (listener) => bridge.onSessionExpired(() => listener()),
    openExternal: async (url) => desktopCalls.openExternal.result.parse(await bridge.openExternal(url)),
  };
}

/** The desktop app's platform when its preload has set the bridge, `null` on the web. */
export function findDesktopPlatform(): Platform | null {
  return window.cardi ? createDesktopPlatform(window.cardi) : null;
}
