import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  crashReporter,
  dialog,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  session,
  shell,
  type WebContents,
} from 'electron';

import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import { hour } from '#contract/kit/durations.ts';
import { privilegedScheme } from './app-protocol/handler.ts';
import { appId } from './config/app-id.ts';
import { readBuild, sourceBuild } from './config/build.ts';
import { type Config, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { findPolicy, thisSystem } from './config/find-policy.ts';
import { setUpContextMenus } from './context-menu/context-menu.ts';
import { createDesktop, type Desktop, type Emit } from './desktop.ts';
import { diagnose } from './diagnostics/diagnostics.ts';
import { setUpDownloads } from './downloads/downloads.ts';
import { createDrags } from './drags/drags.ts';
import { createCrashReports } from './failures/crash-reports.ts';
import { reportFailures } from './failures/report-failures.ts';
import { createFind } from './find/find-in-page.ts';
import { sendEvent } from './ipc/events.ts';
import { setUpIpc } from './ipc/register.ts';
import { createLog } from './logs/log-file.ts';
import { setUpMenu } from './menu/menu.ts';
import type { ThemeChoice } from './menu/template.ts';
import { setUpNotifications } from './notifications/notifications.ts';
import { setUpPresence } from './presence/presence.ts';
import { printPage, savePdf } from './printing/printing.ts';
import { clearGuest } from './security/clear-guest.ts';
import { guardContents, guardGuestSession, guardPermissions, openOutside, type Tool } from './security/guards.ts';
import { appScheme, toExternalUrl } from './security/trusted-url.ts';
import { webviewPartition } from './security/webview-guard.ts';
import { knownServers } from './servers/known-servers.ts';
import { systemKeychain } from './session/keychain.ts';
import { createSafeKeychain, withFallback } from './session/safe-keychain.ts';
import { createSettings } from './settings/settings.ts';
import { createSettingsFile } from './settings/settings-file.ts';
import { createSpelling } from './spelling/spelling.ts';
import { type Start, setUpStarts } from './starts/starts.ts';
import { setUpNetwork } from './system-network/network.ts';
import { setUpUpdates } from './updates/updates.ts';
import { showDialog } from './windows/dialog-window.ts';
import { createPageCommands } from './windows/page-commands.ts';
import { createWindows, type Windows } from './windows/windows.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

let desktop: Desktop | null = null;
let windows: Windows | null = null;
let presence: ReturnType<typeof setUpPresence> | null = null;
const researchTool: Tool = {
  origin: () => desktop?.researchTool.origin() ?? null,
  origins: () => desktop?.researchTool.origins() ?? [],
};

const log = createLog({ folder: app.getPath('logs') });
function report(problem: string, error?: unknown): void {
  console.error(log.write(problem, error));
}

/** Sends to the pages of all windows. */
const emit: Emit = (name, payload) => {
  const open = windows?.all() ?? [];
  sendEvent(
    open.map(({ webContents }) => webContents),
    name,
    payload,
  );
};
/** Sends to the page of the window in front, if there is one. */
const emitToFront: Emit = (name, payload) => {
  const front = windows?.front();
  sendEvent(front ? [front.webContents] : [], name, payload);
};

const openPage = (path: string | null) => windows?.showPage(path);

const pageCommands = createPageCommands<WebContents>((page, command) => sendEvent([page], 'command', command));
/** Tells the page of the window in front, once it listens. */
function tellFront(command: DesktopCommand): void {
  const front = windows?.front();
  if (front) pageCommands.tell(front.webContents, command);
}
/** Brings the app to the front with its search open, also where no window is. */
function search(): void {
  windows?.show();
  tellFront({ name: 'search' });
}

/** A second start while the app runs; the system's own, at sign-in, asks for nothing. */
function onStart({ path, words }: Start): void {
  if (words.has('search')) search();
  else if (words.has('newWindow')) windows?.open('/');
  else if (!words.has('hidden')) openPage(path);
}

/** The system has started the app at sign-in. */
const isStartedHidden = ({ words }: Start) =>
  words.has('hidden') || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);

let found: Config | null = null;
/** The configuration, read once. Throws a ConfigError with a sentence for a person. */
function configOf(): Config {
  found ??= readConfig({
    env: process.env,
    userData: app.getPath('userData'),
    build: app.isPackaged ? readBuild(app.getAppPath()) : sourceBuild,
    policy: findPolicy(thisSystem(report)),
    report,
  });
  return found;
}

const crashReports = createCrashReports({ reporter: crashReporter, folder: () => app.getPath('crashDumps'), report });

/** Runs before Electron is ready, so that every process of the app is watched once the person has agreed. */
function beginCrashReports(): void {
  try {
    const { sendsCrashReports, serverOrigin } = configOf();
    crashReports.begin(sendsCrashReports, serverOrigin);
  } catch {
    // Errors in the configuration are explained once the app is ready.
  }
}

function start(initial: Start): void {
  const userData = app.getPath('userData');
  const config = configOf();
  app.setName(config.name);
  const file = createSettingsFile(config.settingsFile, config.settings, report);
  const ownSession = session.defaultSession;
  const guestSession = session.fromPartition(webviewPartition);

  const network = setUpNetwork({
    front: () => windows?.front() ?? null,
    showDialog,
    isKnown: (origin) => origin === desktop?.server().origin || researchTool.origins().includes(origin),
  });

  const started = createDesktop({
    name: config.name,
    appVersion: app.getVersion(),
    serverOrigin: config.serverOrigin,
    serverMode: config.isServerGiven ? null : (config.settings.serverMode ?? null),
    webRoot,
    dataFolder: userData,
    keychain: withFallback(
      systemKeychain,
      createSafeKeychain({ safeStorage, platform: process.platform, file: join(userData, 'secrets.json') }),
    ),
    fetcher: network.fetcher,
    isOnline: () => net.isOnline(),
    emit,
    onServer: ({ origin }) => {
      windows?.nameWindows();
      crashReports.follow(origin);
    },
    onUserGone: () => {
      notifications.forget();
      beside.recent.forget();
      drags.clear();
      void clearGuest(guestSession, report);
    },
    report,
  });
  desktop = started;

  const shown = createWindows({
    dataFolder: userData,
    serverMode: () => started.server().mode,
    showPath: (window, path) => sendEvent([window.webContents], 'open', { path }),
    report,
  });
  windows = shown;
  const spelling = createSpelling(ownSession, app.getLocale());
  spelling.apply(config.settings.spelling);
  const beside = setUpPresence({
    dataFolder: userData,
    file,
    decided: config.decided,
    actions: { open: shown.show, search, openPath: openPage, newWindow: () => shown.open('/'), quit: () => app.quit() },
    report,
  });
  presence = beside;
  const settings = createSettings({
    file,
    servers: knownServers(config.servers, app.isPackaged),
    managed: { settings: config.managed, notifies: config.decided.notifies },
    presence: beside.settings,
    crashReports: { isOn: config.sendsCrashReports, decide: crashReports.decide },
    updates: { channel: config.updates.channel, follow: (channel) => void updates.follow(channel) },
    spelling,
    desktop: started,
  });
  const updates = setUpUpdates({
    source: config.updates,
    signIn: network.signIn,
    onChange: (state) => {
      // The windows were closed for the update, but the update failed.
      if (state.kind === 'failed' && windows?.isClosingAll()) windows.show();
      emit('updatesChanged', state);
    },
    report,
  });
  const notifications = setUpNotifications({
    desktop: started,
    emit,
    isEnabled: () => settings.current().notifies,
    openPage,
    onUnread: beside.setUnread,
  });

  guardPermissions(ownSession);
  guardGuestSession(guestSession, researchTool);
  const onDownload = (name: string, isSaved: boolean) => emitToFront('downloaded', { name, isSaved });
  setUpDownloads(ownSession, researchTool.origins, onDownload);
  setUpDownloads(guestSession, researchTool.origins, onDownload);
  // The handler belongs to the app's own session; a webview's partition does not know the scheme.
  protocol.handle(appScheme, async (request) => (await network.handle(request)) ?? started.handle(request));

  const find = createFind();
  const drags = createDrags({ folder: join(userData, 'drags'), report });
  setUpIpc({
    status: started.status,
    openExternal: async (url) => {
      const checked = toExternalUrl(url);
      return checked !== null && (await openOutside(checked));
    },
    settings: settings.current,
    changeSettings: settings.change,
    connect: async (address) => {
      if (config.managed.includes('server')) {
        return { kind: 'refused', problem: 'invalid', message: 'Your organization has chosen the server.' };
      }
      const before = started.server().origin;
      const check = await started.connect(address);
      if (check.kind === 'accepted') {
        file.change({ serverOrigin: check.origin, serverMode: check.mode });
        if (check.origin !== before) {
          notifications.forget();
          beside.recent.forget();
          void clearGuest(guestSession, report);
          shown.reload();
        }
      }
      return check;
    },
    clearCache: () => {
      started.clearCache();
      return settings.current();
    },
    makeOffline: started.makeOffline,
    searchKept: started.searchKept,
    diagnostics: () => diagnose(started, log.folder),
    openLogs: async () => (await shell.openPath(log.folder)) === '',
    themeChosen: (choice) => {
      if (choice === shown.theme()) return null;
      shown.setTheme(choice);
      showMenu(choice);
      // Tells the other windows; the window where the theme was chosen has it already.
      emit('command', { name: 'theme', choice });
      return null;
    },
    findInPage: (request, page) => find.find(page, request),
    stopFinding: (page) => {
      find.stop(page);
      return null;
    },
    listening: (page) => pageCommands.begin(page),
    recordOpened: async (record) => {
      const user = await started.user();
      if (user) beside.recent.opened(user, record);
      return null;
    },
    prepareDrag: (wanted, page) => drags.prepare(page, wanted),
    beginDrag: drags.begin,
    tabs: (page) => shown.tabsOf(page),
    tabsChanged: (tabs, page) => {
      shown.setTabs(page, tabs);
      return null;
    },
    closeWindow: (page) => {
      shown.windowOf(page)?.close();
      return null;
    },
    savePdf: async () => {
      await saveShownPage();
      return null;
    },
    ...started.outbox,
    updates: updates.state,
    checkForUpdates: () => updates.check(),
    restartToUpdate: async () => updates.isReady() && (await shown.closeAll()) && updates.restart(),
  });

  const showMenu = (theme: ThemeChoice) => {
    setUpMenu(theme, {
      newWindow: () => shown.open('/'),
      tellPage: (name) => tellFront({ name }),
      openPath: (path) => openPage(path),
      chooseTheme: (choice) => tellFront({ name: 'theme', choice }),
      print: () => {
        const front = shown.front();
        if (front) printPage(front);
      },
      savePdf: () => void saveShownPage(),
      checkForUpdates: () => {
        openPage('/settings/app#updates');
        void updates.check();
      },
    });
  };
  const saveShownPage = async () => {
    const front = shown.front();
    const saved = front && (await savePdf(front));
    if (saved) emitToFront('downloaded', saved);
  };
  showMenu(shown.theme());

  powerMonitor.on('resume', started.sendWaiting);
  app.on('activate', () => shown.show());
  const userCheck = setInterval(() => void started.checkUser(), hour);
  app.on('will-quit', () => {
    clearInterval(userCheck);
    updates.stop();
    crashReports.end();
    notifications.stop();
    beside.stop();
    drags.clear();
    started.close();
  });
  if (!isStartedHidden(initial) || !beside.keepsRunning()) shown.restore(initial.path);
  if (initial.words.has('search')) search();

  // The window opens without waiting; the title names the server's mode once it is known.
  void started.checkServer().then((check) => {
    const isOwnChoice = !config.isServerGiven && config.settings.serverOrigin !== undefined;
    if (check.kind === 'accepted' && isOwnChoice) file.change({ serverMode: check.mode });
  });
  void notifications.poll();
  void started.checkUser();
  void started.user().then(beside.recent.keepFor);
}

function startOrExplain(initial: Start): void {
  try {
    start(initial);
  } catch (error) {
    report('CARDI cannot start', error);
    dialog.showErrorBox(
      `${app.getName()} cannot start`,
      error instanceof ConfigError ? error.message : 'An unexpected error.',
    );
    app.exit(1);
  }
}

app.enableSandbox();
if (process.platform === 'win32') app.setAppUserModelId(appId);
protocol.registerSchemesAsPrivileged([privilegedScheme]);
if (app.requestSingleInstanceLock()) {
  reportFailures({
    process,
    app,
    report,
    name: () => app.getName(),
    showError: (title, text) => dialog.showErrorBox(title, text),
  });
  beginCrashReports();
  guardContents({
    tool: researchTool,
    openWindow: (path) => windows?.open(path),
    front: () => windows?.front() ?? null,
  });
  setUpContextMenus({
    openWindow: (path) => windows?.open(path),
    publicAddress: (path) => new URL(path, desktop?.server().origin).href,
  });
  const initialStart = setUpStarts(onStart);
  app.on('window-all-closed', () => {
    // Closed for an update, the app ends by the update's own restart.
    if (!presence?.keepsRunning() && !windows?.isClosingAll()) app.quit();
  });
  void app.whenReady().then(() => startOrExplain(initialStart()));
} else {
  app.quit();
}
