import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, session } from 'electron';

import { registerAppScheme, serveApp } from './app-protocol/register.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { createDesktop, type Desktop } from './desktop.ts';
import { sendEvent } from './ipc/events.ts';
import { setUpIpc } from './ipc/register.ts';
import { setUpMenu } from './menu/menu.ts';
import { guardContents, guardGuestSession, guardPermissions, openOutside } from './security/guards.ts';
import { toExternalUrl } from './security/trusted-url.ts';
import { webviewPartition } from './security/webview-guard.ts';
import { systemKeychain } from './session/keychain.ts';
import { openMainWindow, showMainWindow } from './windows/main-window.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

let desktop: Desktop | null = null;
const researchOrigin = () => desktop?.researchOrigin() ?? null;

function report(problem: string, error: unknown): void {
  console.error(`${problem}: ${error instanceof Error ? error.message : 'unknown error'}`);
}

const pages = () => BrowserWindow.getAllWindows().map((window) => window.webContents);

function start(): void {
  const userData = app.getPath('userData');
  const started = createDesktop({
    appVersion: app.getVersion(),
    serverOrigin: readConfig(process.env, userData).serverOrigin,
    webRoot,
    dataFolder: userData,
    keychain: systemKeychain,
    fetcher: fetch,
    onSessionExpired: () => sendEvent(pages(), 'sessionExpired', null),
    onStatusChange: (status) => sendEvent(pages(), 'statusChanged', status),
    report,
  });
  desktop = started;
  app.on('will-quit', started.close);
  guardPermissions(session.defaultSession);
  guardGuestSession(session.fromPartition(webviewPartition), researchOrigin);
  serveApp(started.handle);
  setUpIpc({
    status: started.status,
    openExternal: async (url) => {
      const checked = toExternalUrl(url);
      return checked !== null && (await openOutside(checked));
    },
  });
  setUpMenu();
  app.on('second-instance', showMainWindow);
  app.on('activate', showMainWindow);
  openMainWindow();
}

function startOrExplain(): void {
  try {
    start();
  } catch (error) {
    report('CARDI cannot start', error);
    dialog.showErrorBox('CARDI cannot start', error instanceof ConfigError ? error.message : 'An unexpected error.');
    app.exit(1);
  }
}

app.enableSandbox();
registerAppScheme();
if (app.requestSingleInstanceLock()) {
  guardContents(researchOrigin);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app.whenReady().then(startOrExplain);
} else {
  app.quit();
}
