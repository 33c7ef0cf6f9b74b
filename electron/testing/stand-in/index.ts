/**
 * Replaces the module `electron` where the real program is missing. Typed against Electron's own types. Throws on
 * unknown members, on use before Electron would be ready, and on destroyed objects. `pages/driver.ts` chooses what the
 * windows show.
 */
import type { app as standInApp } from './modules/app.ts';
import type { StandInWindow } from './modules/browser-window.ts';
import type { StandInNotification } from './modules/notification.ts';
import type { Session } from './modules/session.ts';
import type { StandInTray } from './modules/tray.ts';
import type { StandInWebContents } from './modules/web-contents.ts';
import type { HasNoMoreThan } from './support/part.ts';

export { app } from './modules/app.ts';
export { BrowserWindow } from './modules/browser-window.ts';
export { clipboard } from './modules/clipboard.ts';
export { crashReporter } from './modules/crash-reporter.ts';
export { dialog } from './modules/dialog.ts';
export { globalShortcut } from './modules/global-shortcut.ts';
export { ipcMain } from './modules/ipc.ts';
export { Menu } from './modules/menu.ts';
export { nativeImage } from './modules/native-image.ts';
export { nativeTheme } from './modules/native-theme.ts';
export { net } from './modules/net.ts';
export { Notification } from './modules/notification.ts';
export { powerMonitor } from './modules/power-monitor.ts';
export { protocol } from './modules/protocol.ts';
export { safeStorage } from './modules/safe-storage.ts';
export { screen } from './modules/screen.ts';
export { session } from './modules/session.ts';
export { shell } from './modules/shell.ts';
export { Tray } from './modules/tray.ts';
export { webContents } from './modules/web-contents.ts';

/**
 * Makes the compiler prove that no class has a member that Electron's class lacks; `implements` alone allows extra
 * members.
 */
export type Proof = [
  Yes<HasNoMoreThan<typeof standInApp, Electron.App>>,
  Yes<HasNoMoreThan<StandInWindow, Electron.BrowserWindow>>,
  Yes<HasNoMoreThan<StandInWebContents, Electron.WebContents>>,
  Yes<HasNoMoreThan<Session, Electron.Session>>,
  Yes<HasNoMoreThan<StandInNotification, Electron.Notification>>,
  Yes<HasNoMoreThan<StandInTray, Electron.Tray>>,
];
export type { StandInWindow };

type Yes<Holds extends true> = Holds;
