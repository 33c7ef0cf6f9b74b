import { fileURLToPath } from 'node:url';
import { app, dialog, net, session, shell } from 'electron';

import { registerAppScheme, serveApp } from './app-protocol/register.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { setUpContextMenus } from './context-menu/context-menu.ts';
import { setUpDeepLinks } from './deep-links/deep-links.ts';
import { createDesktop, type Desktop, type Emit } from './desktop.ts';
import { diagnose } from './diagnostics/diagnostics.ts';
import { setUpDownloads } from './downloads/downloads.ts';
import { sendEvent } from './ipc/events.ts';
import { setUpIpc } from './ipc/register.ts';
import { createLog } from './logs/log-file.ts';
import { setUpMenu } from './menu/menu.ts';
import type { ThemeChoice } from './menu/template.ts';
import { createSystemFetch } from './network/system-fetch.ts';
import { setUpNotifications } from './notifications/notifications.ts';
import { printPage, savePdf } from './printing/printing.ts';
import { clearGuest } from './security/clear-guest.ts';
import { guardContents, guardGuestSession, guardPermissions, openOutside } from './security/guards.ts';
import { toExternalUrl } from './security/trusted-url.ts';
import { webviewPartition } from './security/webview-guard.ts';
import { knownServers } from './servers/known-servers.ts';
import { systemKeychain } from './session/keychain.ts';
import { createSettings } from './settings/settings.ts';
import { createSettingsFile } from './settings/settings-file.ts';
import { createSpelling } from './spelling/spelling.ts';
import { setUpUpdates } from './updates/updates.ts';
import { createMainWindow, type MainWindow } from './windows/main-window.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

let desktop: Desktop | null = null;
let mainWindow: MainWindow | null = null;
const researchOrigin = () => desktop?.researchOrigin() ?? null;

const log = createLog({ folder: app.getPath('logs') });
function report(problem: string, error?: unknown): void {
  console.error(log.write(problem, error));
}

/** To the window's page, if there is one at this moment. */
const emit: Emit = (name, payload) => {
  const contents = mainWindow?.current()?.webContents;
  sendEvent(contents ? [contents] : [], name, payload);
};

const openPage = (path: string | null) => mainWindow?.showPage(path);

function start(initialPath: string | null): void {
  const userData = app.getPath('userData');
  const config = readConfig(process.env, userData, app.isPackaged ? 'production' : 'local');
  const file = createSettingsFile(config.settingsFile, config.settings, report);
  const ownSession = session.defaultSession;
  const guestSession = session.fromPartition(webviewPartition);

  const started = createDesktop({
    appVersion: app.getVersion(),
    serverOrigin: config.serverOrigin,
    serverMode: config.isServerGiven ? null : (config.settings.serverMode ?? null),
    webRoot,
    dataFolder: userData,
    keychain: systemKeychain,
    fetcher: createSystemFetch({ resolveProxy: (url) => ownSession.resolveProxy(url), report }),
    isOnline: () => net.isOnline(),
    emit,
    onServer: () => mainWindow?.nameWindow(),
    onUserGone: () => {
      notifications.forget();
      void clearGuest(guestSession, report);
    },
    report,
  });
  desktop = started;

  const window = createMainWindow({
    dataFolder: userData,
    serverMode: () => started.server().mode,
    showPath: (path) => emit('open', { path }),
  });
  mainWindow = window;
  const spelling = createSpelling(ownSession, app.getLocale());
  spelling.apply(config.settings.spelling);
  const settings = createSettings({
    file,
    servers: knownServers(config.servers, app.isPackaged),
    spelling,
    desktop: started,
  });
  const updates = setUpUpdates({
    feedUrl: config.updateUrl,
    onChange: (state) => emit('updatesChanged', state),
    report,
  });
  const notifications = setUpNotifications({
    ask: started.ask,
    isSignedIn: started.isSignedIn,
    isEnabled: () => settings.current().notifies,
    window: window.current,
    openPage,
  });

  guardPermissions(ownSession);
  guardGuestSession(guestSession, researchOrigin);
  const onDownload = (name: string, isSaved: boolean) => emit('downloaded', { name, isSaved });
  setUpDownloads(ownSession, researchOrigin, onDownload);
  setUpDownloads(guestSession, researchOrigin, onDownload);
  serveApp(started.handle);

  setUpIpc({
    status: started.status,
    openExternal: async (url) => {
      const checked = toExternalUrl(url);
      return checked !== null && (await openOutside(checked));
    },
    settings: settings.current,
    changeSettings: settings.change,
    connect: async (address) => {
      const before = started.server().origin;
      const check = await started.connect(address);
      if (check.kind === 'accepted') {
        file.change({ serverOrigin: check.origin, serverMode: check.mode });
        if (check.origin !== before) {
          notifications.forget();
          void clearGuest(guestSession, report);
          window.reload();
        }
      }
      return check;
    },
    clearCache: () => {
      started.clearCache();
      return settings.current();
    },
    makeOffline: started.makeOffline,
    diagnostics: () => diagnose(started, log.folder),
    openLogs: async () => (await shell.openPath(log.folder)) === '',
    themeChosen: (choice) => {
      window.setTheme(choice);
      showMenu(choice);
      return null;
    },
    updates: updates.state,
    checkForUpdates: updates.check,
    restartToUpdate: updates.restart,
  });

  const showMenu = (theme: ThemeChoice) => {
    setUpMenu(theme, {
      search: () => emit('command', { name: 'search' }),
      openPath: (path) => openPage(path),
      back: () => window.current()?.webContents.navigationHistory.goBack(),
      forward: () => window.current()?.webContents.navigationHistory.goForward(),
      chooseTheme: (choice) => emit('command', { name: 'theme', choice }),
      print: () => {
        const shown = window.current();
        if (shown) printPage(shown);
      },
      savePdf: () => void saveShownPage(),
      checkForUpdates: () => {
        openPage('/settings/app#updates');
        void updates.check();
      },
    });
  };
  const saveShownPage = async () => {
    const shown = window.current();
    const saved = shown && (await savePdf(shown));
    if (saved) emit('downloaded', saved);
  };
  showMenu(window.theme());

  app.on('activate', () => window.show());
  app.on('will-quit', () => {
    updates.stop();
    notifications.stop();
    started.close();
  });
  window.showPage(initialPath);

  // The window does not wait for it: what the server is shows in the title once it is known.
  void started.checkServer().then((check) => {
    const isOwnChoice = !config.isServerGiven && config.settings.serverOrigin !== undefined;
    if (check.kind === 'accepted' && isOwnChoice) file.change({ serverMode: check.mode });
  });
  void notifications.poll();
}

function startOrExplain(initialPath: string | null): void {
  try {
    start(initialPath);
  } catch (error) {
    report('CARDI cannot start', error);
    dialog.showErrorBox('CARDI cannot start', error instanceof ConfigError ? error.message : 'An unexpected error.');
    app.exit(1);
  }
}

app.enableSandbox();
registerAppScheme();
if (app.requestSingleInstanceLock()) {
  process.on('unhandledRejection', (error) => report('Something failed unnoticed', error));
  guardContents(researchOrigin);
  setUpContextMenus();
  const initialPage = setUpDeepLinks(openPage);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  void app.whenReady().then(() => startOrExplain(initialPage()));
} else {
  app.quit();
}
