import type { MenuItemConstructorOptions } from 'electron';

import type { OpenedRecord } from '#contract/desktop/recent.ts';
import { paths } from '#contract/kit/paths.ts';

/** How much is unread; both are 0 where nobody is signed in. */
export interface Unread {
  notifications: number;
  messages: number;
}

export interface PresenceActions {
  /** Brings the app to the front, where it was. */
  open: () => void;
  search: () => void;
  openPath: (path: string) => void;
  newWindow: () => void;
  quit: () => void;
}

const longestLabel = 60;

/** `&` marks a letter in the menus of Windows and Linux; twice it is itself. */
export function menuLabel(title: string): string {
  const short = title.length > longestLabel ? `${title.slice(0, longestLabel - 1)}…` : title;
  return short.replaceAll('&', '&&');
}

const counted = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`);
const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The records as items of a menu. */
export function recentItems(
  recent: readonly OpenedRecord[],
  openPath: PresenceActions['openPath'],
): MenuItemConstructorOptions[] {
  return recent.map(({ title, path }) => ({ label: menuLabel(title), click: () => openPath(path) }));
}

interface TrayMenu {
  name: string;
  unread: Unread;
  recent: readonly OpenedRecord[];
  actions: PresenceActions;
}

/** The menu of the tray's icon. */
export function trayTemplate({ name, unread, recent, actions }: TrayMenu): MenuItemConstructorOptions[] {
  const { open, search, openPath, quit } = actions;
  return [
    { label: `Open ${name}`, click: open },
    { label: 'Search…', click: search },
    separator,
    { label: counted('Messages', unread.messages), click: () => openPath(paths.messages) },
    { label: counted('Notifications', unread.notifications), click: () => openPath(paths.notifications) },
    ...(recent.length > 0 ? [{ label: 'Recent Records', submenu: recentItems(recent, openPath) }] : []),
    separator,
    { label: 'Settings…', click: () => openPath(paths.settingsApp) },
    { label: `Quit ${name}`, click: quit },
  ];
}

/** The text at the icon: `CARDI, 3 unread`. */
export const trayToolTip = (name: string, { notifications }: Unread) =>
  notifications === 0 ? name : `${name}, ${notifications} unread`;
