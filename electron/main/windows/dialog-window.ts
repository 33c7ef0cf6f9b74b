import { app, BrowserWindow } from 'electron';
import { dialogOptions } from '../security/window-options.ts';
import type { Dialog } from '../system-network/proxy-sign-in.ts';

/** A small window with one of main's own pages, above the window in front. */
export function showDialog(url: string, parent: BrowserWindow | null): Dialog {
  const window = new BrowserWindow({ ...dialogOptions, title: app.getName(), ...(parent && { parent, modal: true }) });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  window.once('closed', resolve);
  // When its page fails to load, the window closes, which counts as giving no credentials.
  window.loadURL(url).catch(() => window.destroy());
  return {
    closed,
    close: () => {
      if (!window.isDestroyed()) window.destroy();
    },
  };
}
