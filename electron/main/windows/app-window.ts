import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog } from 'electron';

import type { ServerMode } from '#contract/desktop/servers.ts';
import { appUrl } from '../security/trusted-url.ts';
import { mainWindowOptions } from '../security/window-options.ts';
import { askBeforeLeaving } from './leave-question.ts';
import type { Rectangle } from './place-window.ts';
import { recoverPage } from './recovery.ts';
import { showWhenReady } from './show-window.ts';
import type { WindowState } from './window-state.ts';
import { windowTitle } from './window-title.ts';
import { setUpZoom } from './zoom.ts';

/** In the same folder as the built main process; see electron.vite.config.ts. */
const preload = fileURLToPath(new URL('../preload/index.cjs', import.meta.url));

export const windowSize = mainWindowOptions(preload);

interface AppWindowOptions {
  bounds: Rectangle;
  ground: string;
  /** The window's options apart from its place; a window behind others does not take the focus. */
  state: Omit<WindowState, 'bounds'> & { zoomFactor: number; isBehind: boolean };
  serverMode: () => ServerMode | null;
  /** The person was asked whether to close the window and chose to stay. */
  onStay: () => void;
  report: (problem: string, error?: unknown) => void;
}

const reloadQuestion = {
  type: 'warning',
  detail: 'You can wait, or reload the page. What you typed into forms is kept.',
  buttons: ['Wait', 'Reload'],
  defaultId: 0,
  cancelId: 0,
  noLink: true,
} satisfies Omit<Electron.MessageBoxOptions, 'message'>;

/** Opens a window of the app: page, title, zoom, crash recovery, and the question before unsaved entries are lost. */
export function openAppWindow(options: AppWindowOptions): BrowserWindow {
  const { bounds, ground, state, serverMode, onStay, report } = options;
  const window = new BrowserWindow({
    ...windowSize,
    title: windowTitle(app.getName(), serverMode()),
    ...bounds,
    backgroundColor: ground,
  });
  const { webContents } = window;
  setUpZoom(webContents, state.zoomFactor);
  askBeforeLeaving(webContents, (question) => dialog.showMessageBoxSync(window, question), onStay);
  recoverPage(webContents, {
    report,
    askToReload: async (signal) => {
      const { response } = await dialog.showMessageBox(window, {
        ...reloadQuestion,
        message: `${app.getName()} is not responding`,
        signal,
      });
      return reloadQuestion.buttons[response] === 'Reload';
    },
  });
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    window.setTitle(windowTitle(title, serverMode()));
  });
  showWhenReady(window, () => {
    if (state.isMaximized) window.maximize();
    if (state.isFullScreen) window.setFullScreen(true);
    if (state.isBehind) window.showInactive();
    else window.show();
  });
  // recovery.ts reports a load that fails.
  window.loadURL(new URL(state.path, appUrl).href).catch(() => {});
  return window;
}
