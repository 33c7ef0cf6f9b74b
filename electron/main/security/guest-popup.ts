import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron';

import { parseUrl } from './trusted-url.ts';
import { guestPreferences } from './webview-guard.ts';

/**
 * Options of the window in which the research tool signs in. Its preferences are those of the webview: the same partition,
 * a sandbox, no preload. It has no menu and stays above the app's window.
 */
export function popupOptions(parent: BrowserWindow | null): BrowserWindowConstructorOptions {
  return {
    ...(parent && { parent }),
    width: 520,
    height: 720,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    autoHideMenuBar: true,
    webPreferences: guestPreferences,
  };
}

/** The part of a popup's window that naming it needs. */
interface NamedWindow {
  webContents: Pick<WebContents, 'getURL'>;
  on(event: 'page-title-updated', listener: (event: { preventDefault(): void }, title: string) => void): unknown;
  setTitle(title: string): void;
}

/** Puts the page's host before its title: a window without an address bar must say who asks for a password. */
export function namePopup(window: NamedWindow): void {
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    const host = parseUrl(window.webContents.getURL())?.host;
    window.setTitle(host ? `${host}: ${title}` : title);
  });
}
