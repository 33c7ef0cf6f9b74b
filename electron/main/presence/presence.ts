import { join } from 'node:path';
import { app, globalShortcut } from 'electron';

import type { Decided } from '../config/config.ts';
import type { SettingsFile } from '../settings/settings-file.ts';
import { autostartFile } from './autostart-file.ts';
import { type LoginItem, noLoginItem, systemLoginItem } from './login-item.ts';
import { createPresenceSettings } from './presence-settings.ts';
import { createRecentRecords } from './recent-records.ts';
import { createSearchKeys } from './search-keys.ts';
import { showInSystemLists } from './system-lists.ts';
import { createTray } from './tray.ts';
import type { PresenceActions, Unread } from './tray-template.ts';

interface PresenceOptions {
  dataFolder: string;
  file: SettingsFile;
  decided: Decided;
  actions: PresenceActions;
  report: (problem: string, error: unknown) => void;
}

function loginItem(report: PresenceOptions['report']): LoginItem {
  if (!app.isPackaged) return noLoginItem;
  if (process.platform !== 'linux') return systemLoginItem(app);
  return autostartFile({
    configHome: process.env.XDG_CONFIG_HOME || join(app.getPath('home'), '.config'),
    program: process.env.APPIMAGE || process.execPath,
    name: app.getName(),
    report,
  });
}

/** What CARDI is to the system beside its windows: tray, start at sign-in, keys for the search, recent records. */
export function setUpPresence({ dataFolder, file, decided, actions, report }: PresenceOptions) {
  let unread: Unread = { notifications: 0, messages: 0 };
  const tray = createTray({ name: app.getName(), actions, report });
  const searchKeys = createSearchKeys(globalShortcut, actions.search);
  const recent = createRecentRecords({ file: join(dataFolder, 'recent.json'), onChange: () => showLists(), report });

  const showTray = () => {
    const { showsTray } = settings.settings();
    tray.show({ isShown: showsTray, unread, recent: recent.all() });
  };
  const showLists = () => {
    showInSystemLists(recent.all(), actions);
    showTray();
  };
  const settings = createPresenceSettings({
    file,
    decided,
    login: loginItem(report),
    searchKeys,
    onChange: () => {
      if (settings.settings().listsRecent) showTray();
      else {
        recent.forget();
        showLists();
      }
    },
  });
  settings.begin();
  // What was kept before the organization said no.
  if (!settings.settings().listsRecent) recent.forget();
  showLists();

  return {
    settings,
    recent: {
      forget: recent.forget,
      keepFor: recent.keepFor,
      opened: (...args: Parameters<typeof recent.opened>): void => {
        if (settings.settings().listsRecent) recent.opened(...args);
      },
    },
    /** Whether the app goes on without a window, as all apps do on macOS. */
    keepsRunning: () => process.platform === 'darwin' || settings.settings().keepsRunning,
    setUnread: (next: Unread): void => {
      if (next.notifications === unread.notifications && next.messages === unread.messages) return;
      unread = next;
      showTray();
    },
    stop: () => searchKeys.set(null),
  };
}
export type PresenceParts = ReturnType<typeof setUpPresence>;
