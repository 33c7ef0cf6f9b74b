import { join } from 'node:path';
import { app, powerMonitor, protocol, session } from 'electron';

import { hour } from '#contract/kit/durations.ts';
import type { Config } from './config/config.ts';
import { createDrags } from './drags/drags.ts';
import type { CrashReports } from './failures/crash-reports.ts';
import { takeFirstSteps } from './first-steps.ts';
import { setUpIpc } from './ipc/register.ts';
import type { Log } from './logs/log-file.ts';
import { setUpNotifications } from './notifications/notifications.ts';
import { pageCalls } from './page-calls.ts';
import { setUpPresence } from './presence/presence.ts';
import { clearGuest } from './security/clear-guest.ts';
import { appScheme } from './security/trusted-url.ts';
import { webviewPartition } from './security/webview-guard.ts';
import { createMove } from './servers/move-to-server.ts';
import { setUpSessions } from './set-up-sessions.ts';
import { setUpSettings } from './set-up-settings.ts';
import { createSettingsFile } from './settings/settings-file.ts';
import type { Start } from './starts/starts.ts';
import { createSystemDesktop } from './system-desktop.ts';
import { setUpNetwork } from './system-network/network.ts';
import { createToPages } from './to-pages.ts';
import { setUpUpdates } from './updates/updates.ts';
import { createWindowCommands } from './window-commands.ts';
import { showDialog } from './windows/dialog-window.ts';
import { createWindows } from './windows/windows.ts';

interface AppOptions {
  /** Throws a ConfigError with a sentence for a person. */
  configOf: () => Config;
  crashReports: CrashReports;
  log: Log;
  report: (problem: string, error?: unknown) => void;
}

export type RunningApp = ReturnType<typeof startApp>;

/** Puts the app together and opens its windows. Electron is ready. Throws what hinders the start. */
export function startApp(initial: Start, { configOf, crashReports, log, report }: AppOptions) {
  const dataFolder = app.getPath('userData');
  const config = configOf();
  app.setName(config.name);
  const file = createSettingsFile(config.settingsFile, config.settings, report);
  const sessions = { own: session.defaultSession, guest: session.fromPartition(webviewPartition) };
  const pages = createToPages(() => windows);
  const network = setUpNetwork({
    front: () => windows.front(),
    showDialog,
    isKnown: (origin) => origin === desktop.server().origin || desktop.researchTool.origins().includes(origin),
  });
  /** Nothing of a user's stays outside of cache and outbox. */
  const forgetUser = () => {
    notifications.forget();
    presence.recent.forget();
    drags.clear();
    windows.forgetPages();
    void clearGuest(sessions.guest, report);
  };
  const desktop = createSystemDesktop(config, {
    dataFolder,
    fetcher: network.fetcher,
    emit: pages.emit,
    onServer: ({ origin }) => {
      windows.nameWindows();
      crashReports.follow(origin);
    },
    onUserGone: forgetUser,
    onNews: () => void notifications.news(),
    report,
  });
  const windows = createWindows({
    dataFolder,
    serverMode: () => desktop.server().mode,
    showPath: pages.open,
    report,
  });
  const commands = createWindowCommands({ windows, pages, checkForUpdates: () => void updates.check() });
  const presence = setUpPresence({
    dataFolder,
    file,
    decided: config.decided,
    actions: {
      open: windows.show,
      search: commands.search,
      openPath: windows.showPage,
      newWindow: commands.newWindow,
      quit: () => app.quit(),
    },
    report,
  });
  const settings = setUpSettings({
    config,
    file,
    session: sessions.own,
    presence: presence.settings,
    crashReports,
    updates: () => updates,
    desktop,
  });
  const updates = setUpUpdates({
    source: config.updates,
    signIn: network.signIn,
    onChange: (state) => {
      // The windows were closed for the update, but the update failed.
      if (state.kind === 'failed' && windows.isClosingAll()) windows.show();
      pages.emit('updatesChanged', state);
    },
    report,
  });
  const notifications = setUpNotifications({
    desktop,
    emit: pages.emit,
    isEnabled: () => settings.current().notifies,
    openPage: windows.showPage,
    onUnread: presence.setUnread,
  });
  const drags = createDrags({ folder: join(dataFolder, 'drags'), report });

  setUpSessions({
    ...sessions,
    tool: desktop.researchTool,
    onDownload: (name, isSaved) => pages.emitToFront('downloaded', { name, isSaved }),
  });
  // The handler belongs to the app's own session; a webview's partition does not know the scheme.
  protocol.handle(appScheme, async (request) => (await network.handle(request)) ?? desktop.handle(request));
  const connect = createMove({
    desktop,
    file,
    isManaged: config.managed.includes('server'),
    onMoved: () => {
      forgetUser();
      windows.reload();
    },
  });
  const { recent } = presence;
  const logsFolder = log.folder;
  setUpIpc(pageCalls({ desktop, windows, pages, commands, settings, recent, drags, updates, connect, logsFolder }));
  commands.showMenu();

  powerMonitor.on('resume', desktop.resumed);
  app.on('activate', windows.show);
  const userCheck = setInterval(() => void desktop.checkUser(), hour);
  app.on('will-quit', () => {
    clearInterval(userCheck);
    updates.stop();
    crashReports.end();
    notifications.stop();
    presence.stop();
    drags.clear();
    desktop.close();
  });
  takeFirstSteps(initial, { config, file, desktop, windows, commands, presence });
  void notifications.poll();
  return { desktop, windows, commands, keepsRunning: presence.keepsRunning };
}
