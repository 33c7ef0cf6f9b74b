import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';

/** The grounds of the themes, so that the window does not flash in another colour before the first paint. */
export const windowGrounds = { dark: '#07100c', light: '#f5f9f6' } as const;

/** Spelled out although most are Electron's defaults: a default that changes must not open a window. */
export function secureWebPreferences(preload: string) {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    // For the Deep Research page. A window cannot get it later, when the server has named its tool; until
    // then, and for anything but that tool, the webview guard attaches nothing.
    webviewTag: true,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: true,
  } satisfies WebPreferences;
}

/**
 * Options of the app's window.
 *
 * @param preload absolute path of the built preload script
 */
export function mainWindowOptions(preload: string) {
  return {
    title: 'CARDI',
    width: 1280,
    height: 860,
    minWidth: 390,
    minHeight: 560,
    show: false,
    backgroundColor: windowGrounds.dark,
    webPreferences: secureWebPreferences(preload),
  } satisfies BrowserWindowConstructorOptions;
}
