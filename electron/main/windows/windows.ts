import { join } from 'node:path';
import { app, type BrowserWindow, nativeTheme, screen, type WebContents } from 'electron';

import type { ServerMode } from '#contract/desktop/servers.ts';
import type { WindowTabs } from '#contract/desktop/tabs.ts';
import type { ThemeChoice } from '../menu/template.ts';
import { ownRoute } from '../security/own-route.ts';
import { appUrl } from '../security/trusted-url.ts';
import { windowGrounds } from '../security/window-options.ts';
import { openAppWindow, windowSize } from './app-window.ts';
import { createClosing } from './close-windows.ts';
import { createLateSave } from './late-save.ts';
import { placeWindow, type Rectangle } from './place-window.ts';
import { createRecentWindows } from './recent-windows.ts';
import { maxWindows, pagePath, readWindowsState, saveWindowsState, type WindowState } from './window-state.ts';
import { windowTitle } from './window-title.ts';

interface WindowsOptions {
  dataFolder: string;
  /** The mode of the current server. */
  serverMode: () => ServerMode | null;
  /** Asks the page in a window to navigate to another page of the app. */
  showPath: (window: BrowserWindow, path: string) => void;
  report: (problem: string, error?: unknown) => void;
}

/** A new window is offset from the one it was opened from (pixels). */
const cascade = 28;

/** Events that change a window's entry in the file. */
const changes = ['resize', 'move', 'maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen', 'blur'] as const;

/** The app's windows: their places, their titles, and which one is in front. They share session, theme and zoom. */
export function createWindows({ dataFolder, serverMode, showPath, report }: WindowsOptions) {
  const file = join(dataFolder, 'window.json');
  const saved = readWindowsState(file, report);
  let theme: ThemeChoice = saved?.theme ?? 'dark';
  let zoomFactor = saved?.zoomFactor ?? 1;
  let last: readonly WindowState[] = saved?.windows ?? [];
  const recent = createRecentWindows<BrowserWindow>();
  const closing = createClosing();
  nativeTheme.themeSource = theme;

  const ground = () => windowGrounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];

  /** The windows whose page has loaded. Until then a window has neither its final size nor its zoom. */
  const loaded = new WeakSet<BrowserWindow>();
  const openedAs = new WeakMap<BrowserWindow, WindowState>();
  const tabs = new WeakMap<BrowserWindow, WindowTabs>();
  const stateOf = (window: BrowserWindow): WindowState => {
    const pending = loaded.has(window) ? undefined : openedAs.get(window);
    const own = tabs.get(window);
    return {
      ...(own && own.paths.length > 1 && { tabs: own }),
      path: pending?.path ?? pagePath(window.webContents.getURL()),
      // Moves and resizes by the person count from the start.
      bounds: window.getNormalBounds(),
      isMaximized: pending?.isMaximized || window.isMaximized(),
      isFullScreen: pending?.isFullScreen || window.isFullScreen(),
    };
  };

  const readZoom = () => {
    const shown = recent.all().find((window) => loaded.has(window));
    if (shown) zoomFactor = shown.webContents.getZoomFactor();
  };

  const late = createLateSave(() => {
    const open = recent.all().slice(0, maxWindows);
    // When windows are closed one after another, the last one is restored.
    if (open.length > 0) last = open.map(stateOf);
    readZoom();
    const [first, ...others] = last;
    if (first) saveWindowsState(file, { theme, zoomFactor, windows: [first, ...others] });
  });
  const stay = () => {
    closing.stop();
    late.thaw();
  };
  app.on('before-quit', late.freeze);

  const place = (saved: Rectangle | null) => {
    const { id, workArea } = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter((display) => display.id !== id);
    const { width, height, minWidth, minHeight } = windowSize;
    return placeWindow({
      saved,
      workAreas: [workArea, ...others.map((display) => display.workArea)],
      size: { width, height },
      smallest: { width: minWidth, height: minHeight },
    });
  };
  const nextTo = ({ bounds }: WindowState): Pick<WindowState, 'bounds'> => ({
    bounds: { ...bounds, x: bounds.x + cascade, y: bounds.y + cascade },
  });

  const nameWindow = (window: BrowserWindow) =>
    window.setTitle(windowTitle(window.webContents.getTitle(), serverMode()));

  const create = (state: Omit<WindowState, 'bounds'>, bounds: Rectangle, isBehind = false): void => {
    stay();
    readZoom();
    const window = openAppWindow({
      state: { ...state, zoomFactor, isBehind },
      bounds,
      ground: ground(),
      serverMode,
      onStay: stay,
      report,
    });
    if (state.tabs) tabs.set(window, state.tabs);
    openedAs.set(window, { ...state, path: pagePath(state.path), bounds });
    recent.add(window);
    const { webContents } = window;
    webContents.once('did-finish-load', () => {
      loaded.add(window);
      late.soon();
    });
    webContents.on('did-navigate', late.soon);
    webContents.on('did-navigate-in-page', late.soon);
    webContents.on('zoom-changed', late.soon);
    const emitter: NodeJS.EventEmitter = window;
    for (const change of changes) emitter.on(change, late.soon);
    window.on('focus', () => {
      recent.add(window);
      late.soon();
    });
    window.on('close', late.now);
    // The system's session ends: Windows closes the windows one by one.
    window.on('session-end', late.freeze);
    window.on('closed', () => {
      recent.remove(window);
      late.now();
    });
  };

  const open = (path: string): void => {
    const front = recent.front();
    const like = front ? nextTo(stateOf(front)) : last[0];
    const { isMaximized = false, isFullScreen = false } = front ? {} : (last[0] ?? {});
    create({ path, isMaximized, isFullScreen }, place(like?.bounds ?? null));
  };

  /** Opens the windows of the last run. When a link started the app, the front window shows it. */
  const restore = (link: string | null): void => {
    const route = link === null ? null : ownRoute(link);
    const [front, ...behind] = last;
    if (!front) return open(route ?? '/');
    for (const state of behind.toReversed()) create(state, place(state.bounds), true);
    create({ ...front, path: route ?? front.path }, place(front.bounds));
  };

  const windowOf = (page: WebContents) => recent.all().find(({ webContents }) => webContents === page);

  const focus = (window: BrowserWindow) => {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };

  return {
    /** The window that had the focus last. */
    front: recent.front,
    all: recent.all,
    windowOf,
    /** The tabs of a page's window; `null` where it has one alone. */
    tabsOf: (page: WebContents): WindowTabs | null => {
      const window = windowOf(page);
      return (window && tabs.get(window)) ?? null;
    },
    /** Queries and hashes do not get to the disk, see `window-state.ts`. */
    setTabs: (page: WebContents, { paths, active }: WindowTabs): void => {
      const window = windowOf(page);
      if (!window) return;
      tabs.set(window, { active, paths: paths.map(pagePath) });
      late.soon();
    },
    /** The user has gone: what their tabs showed, and the pages of windows that are closed, do not come back. */
    forgetPages: (): void => {
      for (const window of recent.all()) tabs.delete(window);
      last = last.map(({ bounds, isMaximized, isFullScreen }) => ({ path: '/', bounds, isMaximized, isFullScreen }));
      late.now();
    },
    /** Opens another window on one of the app's own pages. */
    open,
    restore,
    /** Brings a window to the front. If all were closed, the last ones are restored. */
    show: (): void => {
      const front = recent.front();
      if (front) focus(front);
      else restore(null);
    },
    /** The same, on one of the app's own pages; any other address only brings the window to the front. */
    showPage: (path: string | null): void => {
      const route = path === null ? null : ownRoute(path);
      const front = recent.front();
      if (!front) return restore(route);
      focus(front);
      if (route !== null) showPath(front, route);
    },
    /** Reloads all windows, as after a change of server. */
    reload: (): void => {
      for (const window of recent.all()) window.loadURL(appUrl).catch(() => {});
    },
    /** Closes all windows; `false` where a page has unsaved entries and the person stays. */
    closeAll: (): Promise<boolean> => {
      late.freeze();
      return closing.close(recent.all());
    },
    isClosingAll: closing.isClosing,
    nameWindows: (): void => recent.all().forEach(nameWindow),
    theme: () => theme,
    /** The pages' theme, for window frames, menus, and the background colour at the next start. */
    setTheme: (choice: ThemeChoice): void => {
      theme = choice;
      nativeTheme.themeSource = choice;
      for (const window of recent.all()) window.setBackgroundColor(ground());
      late.now();
    },
  };
}
export type Windows = ReturnType<typeof createWindows>;
