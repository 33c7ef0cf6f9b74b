import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';

/** The background of each theme, so that the window does not flash in another colour before the first paint. */
export const windowGrounds = { dark: '#07100c', light: '#f5f9f6' } as const;

/** Set explicitly although most are Electron's defaults: a changed default must not weaken a window. */
const withoutPreload = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  // For the Deep Research page. The option cannot be set later, when the server has named its tool; until then the
  // webview guard attaches nothing.
  webviewTag: true,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: true,
} satisfies WebPreferences;

export const secureWebPreferences = (preload: string) => ({ preload, ...withoutPreload });

/**
 * Options of the app's window.
 *
 * @param preload absolute path of the built preload script
 */
export function mainWindowOptions(preload: string) {
  return {
    width: 1280,
    height: 860,
    minWidth: 390,
    minHeight: 560,
    show: false,
    backgroundColor: windowGrounds.dark,
    webPreferences: secureWebPreferences(preload),
  } satisfies BrowserWindowConstructorOptions;
}

/** Options of a window with one of main's own pages: no preload, no webview. */
export const dialogOptions = {
  width: 440,
  height: 460,
  resizable: false,
  minimizable: false,
  maximizable: false,
  fullscreenable: false,
  autoHideMenuBar: true,
  webPreferences: { ...withoutPreload, webviewTag: false, spellcheck: false },
} satisfies BrowserWindowConstructorOptions;
