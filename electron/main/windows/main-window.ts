import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserWindow, nativeTheme, screen } from 'electron';

import type { ServerMode } from '#contract/desktop/servers.ts';
import { ownRoute } from '../deep-links/own-route.ts';
import type { ThemeChoice } from '../menu/template.ts';
import { appUrl } from '../security/trusted-url.ts';
import { mainWindowOptions, windowGrounds } from '../security/window-options.ts';
import { placeWindow } from './place-window.ts';
import { readWindowState, saveWindowState, type WindowState } from './window-state.ts';
import { windowTitle } from './window-title.ts';

/** Beside the built main process, see electron.vite.config.ts. */
const preload = fileURLToPath(new URL('../preload/index.cjs', import.meta.url));

interface MainWindowOptions {
  dataFolder: string;
  /** The mode of the current server. */
  serverMode: () => ServerMode | null;
  /** Asks the page that is shown to go to one of its own. */
  showPath: (path: string) => void;
}

/** The app's one window: where it stands, what it is called, and how it is brought to the front. */
export function createMainWindow({ dataFolder, serverMode, showPath }: MainWindowOptions) {
  const file = join(dataFolder, 'window.json');
  let state = readWindowState(file);
  let theme: ThemeChoice = state?.theme ?? 'dark';
  let current: BrowserWindow | null = null;
  nativeTheme.themeSource = theme;

  const ground = () => windowGrounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];

  const save = (next: WindowState) => {
    state = next;
    saveWindowState(file, next);
  };

  const remember = (window: BrowserWindow) => {
    save({
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
      zoomFactor: window.webContents.getZoomFactor(),
      theme,
    });
  };

  const place = () => {
    const { id, workArea } = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter((display) => display.id !== id);
    const { width, height, minWidth, minHeight } = mainWindowOptions(preload);
    return placeWindow({
      saved: state?.bounds ?? null,
      workAreas: [workArea, ...others.map((display) => display.workArea)],
      size: { width, height },
      smallest: { width: minWidth, height: minHeight },
    });
  };

  const nameWindow = () => current?.setTitle(windowTitle(current.webContents.getTitle(), serverMode()));

  const open = (path: string): void => {
    const window = new BrowserWindow({ ...mainWindowOptions(preload), ...place(), backgroundColor: ground() });
    current = window;
    const zoomFactor = state?.zoomFactor ?? 1;
    window.webContents.on('did-finish-load', () => window.webContents.setZoomFactor(zoomFactor));
    window.webContents.on('zoom-changed', (_event, direction) => {
      const step = direction === 'in' ? 0.5 : -0.5;
      window.webContents.setZoomLevel(Math.max(-5, Math.min(5, window.webContents.getZoomLevel() + step)));
    });
    window.on('page-title-updated', (event, title) => {
      event.preventDefault();
      window.setTitle(windowTitle(title, serverMode()));
    });
    window.on('close', () => remember(window));
    window.on('closed', () => {
      current = null;
    });
    window.once('ready-to-show', () => {
      if (state?.isMaximized) window.maximize();
      if (state?.isFullScreen) window.setFullScreen(true);
      window.show();
    });
    // A load that fails shows Chromium's own error page; there is nobody here to tell.
    window.loadURL(new URL(path, appUrl).href).catch(() => {});
  };

  const focus = (window: BrowserWindow) => {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };

  return {
    current: () => current,
    /** Brings the window to the front, opening it again where it was closed (macOS keeps the app running). */
    show: (): void => (current ? focus(current) : open('/')),
    /** The same on a page of the app's own; any other address only brings the window. */
    showPage: (path: string | null): void => {
      const route = path === null ? null : ownRoute(path);
      if (!current) return open(route ?? '/');
      focus(current);
      if (route !== null) showPath(route);
    },
    /** Reloads everything, as for another server. */
    reload: (): void => {
      current?.loadURL(appUrl).catch(() => {});
    },
    nameWindow,
    theme: () => theme,
    /** The page's theme, for the window's frame and menus, and for the ground of the next start. */
    setTheme: (choice: ThemeChoice): void => {
      theme = choice;
      nativeTheme.themeSource = choice;
      current?.setBackgroundColor(ground());
      // Not the window as it is: it may not have become what it was yet.
      if (state) save({ ...state, theme });
      else if (current) remember(current);
    },
  };
}
export type MainWindow = ReturnType<typeof createMainWindow>;
