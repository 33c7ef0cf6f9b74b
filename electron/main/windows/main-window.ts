import { fileURLToPath } from 'node:url';
import { BrowserWindow } from 'electron';

import { appUrl } from '../security/trusted-url.ts';
import { mainWindowOptions } from '../security/window-options.ts';

/** Beside the built main process, see electron.vite.config.ts. */
const preload = fileURLToPath(new URL('../preload/index.cjs', import.meta.url));

/** Opens the app's window, shown once its first paint is ready. */
export function openMainWindow(): BrowserWindow {
  const window = new BrowserWindow(mainWindowOptions(preload));
  window.once('ready-to-show', () => window.show());
  // A load that fails shows Chromium's own error page; there is nobody here to tell.
  window.loadURL(appUrl).catch(() => {});
  return window;
}

/** Brings the window to the front, opening it anew where it was closed (macOS keeps the app running). */
export function showMainWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) {
    openMainWindow();
    return;
  }
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
