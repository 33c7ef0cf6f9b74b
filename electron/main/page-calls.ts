import { shell, type WebContents } from 'electron';

import type { CallHandlers } from '#contract/desktop/bridge.ts';
import type { Desktop } from './desktop.ts';
import { diagnose } from './diagnostics/diagnostics.ts';
import type { Drags } from './drags/drags.ts';
import { createFind } from './find/find-in-page.ts';
import type { PresenceParts } from './presence/presence.ts';
import { openOutside } from './security/guards.ts';
import { toExternalUrl } from './security/trusted-url.ts';
import type { Settings } from './settings/settings.ts';
import type { ToPages } from './to-pages.ts';
import type { Updates } from './updates/updates.ts';
import type { WindowCommands } from './window-commands.ts';
import type { Windows } from './windows/windows.ts';

interface PageCallsOptions {
  desktop: Desktop;
  windows: Windows;
  pages: ToPages;
  commands: WindowCommands;
  settings: Settings;
  recent: PresenceParts['recent'];
  drags: Drags;
  updates: Updates;
  /** Moves to another server. */
  connect: CallHandlers<WebContents>['connect'];
  logsFolder: string;
}

/** The calls that pages can make to main, one line each where another file does the work. */
export function pageCalls(options: PageCallsOptions): CallHandlers<WebContents> {
  const { desktop, windows, pages, commands, settings, recent, drags, updates, connect, logsFolder } = options;
  const find = createFind();
  return {
    status: desktop.status,
    openExternal: async (url) => {
      const checked = toExternalUrl(url);
      return checked !== null && (await openOutside(checked));
    },
    settings: settings.current,
    changeSettings: settings.change,
    connect,
    clearCache: () => {
      desktop.clearCache();
      return settings.current();
    },
    makeOffline: desktop.makeOffline,
    searchKept: desktop.searchKept,
    diagnostics: () => diagnose(desktop, logsFolder),
    openLogs: async () => (await shell.openPath(logsFolder)) === '',
    themeChosen: (choice) => {
      commands.setTheme(choice);
      return null;
    },
    findInPage: (request, page) => find.find(page, request),
    stopFinding: (page) => {
      find.stop(page);
      return null;
    },
    listening: (page) => pages.begin(page),
    recordOpened: async (record) => {
      const user = await desktop.user();
      if (user) recent.opened(user, record);
      return null;
    },
    prepareDrag: (wanted, page) => drags.prepare(page, wanted),
    beginDrag: drags.begin,
    tabs: (page) => windows.tabsOf(page),
    tabsChanged: (tabs, page) => {
      windows.setTabs(page, tabs);
      return null;
    },
    closeWindow: (page) => {
      windows.windowOf(page)?.close();
      return null;
    },
    savePdf: async () => {
      await commands.saveShownPage();
      return null;
    },
    ...desktop.outbox,
    ...desktop.collections,
    live: desktop.isLive,
    updates: updates.state,
    checkForUpdates: () => updates.check(),
    restartToUpdate: async () => updates.isReady() && (await windows.closeAll()) && updates.restart(),
  };
}
