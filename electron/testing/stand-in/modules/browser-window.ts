import { EventEmitter } from 'node:events';

import { guarded, guardOf } from '../support/guarded.ts';
import { life, openWindows } from '../support/life.ts';
import type { Part } from '../support/part.ts';
import { preventable } from '../support/preventable.ts';
import { needsReady } from '../support/readiness.ts';
import { app, tellApp } from './app.ts';
import { tellMenu } from './menu-targets.ts';
import { session } from './session.ts';
import { StandInWebContents } from './web-contents.ts';

type Bounds = Electron.Rectangle;

const all: StandInWindow[] = [];
let focused: StandInWindow | null = null;
let lastId = 0;

export class StandInWindow extends EventEmitter implements Part<Electron.BrowserWindow, 'webContents'> {
  readonly id = ++lastId;
  readonly webContents: StandInWebContents;
  readonly #smallest: { width: number; height: number };
  #bounds: Bounds;
  #title: string;
  #background: string;
  #isVisible = false;
  #isPainted = false;
  #isReadyTold = false;
  #state: 'normal' | 'minimized' | 'maximized' | 'fullscreen' = 'normal';
  #isDestroyed = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    needsReady('Cannot create BrowserWindow before app is ready');
    const { width = 800, height = 600, x = 0, y = 0, minWidth = 0, minHeight = 0, webPreferences = {} } = options;
    this.#bounds = { x, y, width, height };
    this.#smallest = { width: minWidth, height: minHeight };
    this.#title = options.title ?? app.name;
    this.#background = options.backgroundColor ?? '#FFF';
    this.webContents = new StandInWebContents({
      type: 'window',
      session: webPreferences.partition ? session.fromPartition(webPreferences.partition) : session.defaultSession,
      preload: webPreferences.preload,
      hasWebviews: webPreferences.webviewTag ?? false,
      size: { width, height },
      window: {
        onTitle: (title) => this.#onTitle(title),
        onPaint: () => this.#onPaint(),
        onClosed: () => this.#end(),
        focus: () => this.focus(),
      },
    });
    const self = guarded('window', this, (property) => {
      if (this.#isDestroyed && property !== 'isDestroyed') throw new TypeError('Object has been destroyed');
    });
    all.push(self);
    openWindows.push(this);
    StandInWebContents.announce(this.webContents);
    tellApp('browser-window-created', preventable(), self);
    if (options.show !== false) this.show();
    return self;
  }

  static getAllWindows(): StandInWindow[] {
    return [...all];
  }
  static getFocusedWindow(): StandInWindow | null {
    return focused;
  }
  static fromWebContents(contents: unknown): StandInWindow | null {
    return all.find((each) => each.webContents === contents) ?? null;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }
  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    this.showInactive();
    this.focus();
  }
  showInactive(): void {
    if (this.#isVisible) return;
    this.#isVisible = true;
    this.emit('show');
    this.#tellReady();
  }
  hide(): void {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.emit('hide');
    this.blur();
  }
  isVisible(): boolean {
    return this.#isVisible;
  }
  focus(): void {
    if (!this.#isVisible || this.isFocused()) return;
    focused?.blur();
    focused = guardOf(this);
    StandInWebContents.pageOf(this.webContents).setFocus(true);
    this.#leadMenu();
    this.emit('focus');
    tellApp('browser-window-focus', preventable(), guardOf(this));
  }
  blur(): void {
    if (!this.isFocused()) return;
    focused = null;
    StandInWebContents.pageOf(this.webContents).setFocus(false);
    this.emit('blur');
    tellApp('browser-window-blur', preventable(), guardOf(this));
  }
  isFocused(): boolean {
    return focused === guardOf(this);
  }

  #become(state: 'normal' | 'minimized' | 'maximized' | 'fullscreen', event: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.emit(event);
  }
  minimize(): void {
    this.#become('minimized', 'minimize');
    this.blur();
  }
  restore(): void {
    if (this.#state === 'minimized') this.#become('normal', 'restore');
  }
  maximize(): void {
    this.#become('maximized', 'maximize');
    this.show();
  }
  unmaximize(): void {
    if (this.#state === 'maximized') this.#become('normal', 'unmaximize');
  }
  setFullScreen(isFull: boolean): void {
    if (isFull) this.#become('fullscreen', 'enter-full-screen');
    else if (this.#state === 'fullscreen') this.#become('normal', 'leave-full-screen');
  }
  isMinimized(): boolean {
    return this.#state === 'minimized';
  }
  isMaximized(): boolean {
    return this.#state === 'maximized';
  }
  isFullScreen(): boolean {
    return this.#state === 'fullscreen';
  }

  getBounds(): Bounds {
    return { ...this.#bounds };
  }
  getNormalBounds(): Bounds {
    return { ...this.#bounds };
  }
  setBounds(bounds: Partial<Bounds>): void {
    const { width, height, ...place } = { ...this.#bounds, ...bounds };
    const size = {
      width: Math.max(width, this.#smallest.width),
      height: Math.max(height, this.#smallest.height),
    };
    this.#bounds = { ...place, ...size };
    StandInWebContents.pageOf(this.webContents).resize(size);
    this.emit('resize');
    this.emit('move');
  }

  getTitle(): string {
    return this.#title;
  }
  setTitle(title: string): void {
    this.#title = title;
  }
  getBackgroundColor(): string {
    return this.#background;
  }
  setBackgroundColor(color: string): void {
    this.#background = color;
  }
  setOverlayIcon(_overlay: unknown, _description: string): void {}

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  /** Emits `close`, asks the page, then emits `closed`; listener or page may prevent it. */
  close(): void {
    const asked = preventable();
    this.emit('close', asked);
    if (asked.defaultPrevented) {
      life.isQuitting = false;
      return;
    }
    StandInWebContents.pageOf(this.webContents).close(true);
  }
  /** Closes without asking. */
  destroy(): void {
    StandInWebContents.pageOf(this.webContents).close(false);
    this.#end();
  }

  #onTitle(title: string): void {
    const asked = preventable();
    this.emit('page-title-updated', asked, title, true);
    if (!asked.defaultPrevented) this.#title = title;
  }
  #onPaint(): void {
    this.#isPainted = true;
    this.#tellReady();
  }
  #tellReady(): void {
    const canPaint = this.#isVisible || !life.isReadyToShowWithheld;
    if (this.#isReadyTold || !this.#isPainted || !canPaint) return;
    this.#isReadyTold = true;
    setImmediate(() => this.#isDestroyed || this.emit('ready-to-show'));
  }
  #leadMenu(): void {
    const { webContents } = this;
    tellMenu.quit = () => app.quit();
    tellMenu.window = {
      close: () => this.close(),
      minimize: () => this.minimize(),
      toggleFullScreen: () => this.setFullScreen(!this.isFullScreen()),
    };
    tellMenu.page = {
      reload: () => webContents.reload(),
      zoomTo: (level) => webContents.setZoomLevel(level),
      zoomBy: (step) => webContents.setZoomLevel(webContents.getZoomLevel() + step),
    };
  }
  #end(): void {
    if (this.#isDestroyed) return;
    this.blur();
    all.splice(all.indexOf(guardOf(this)), 1);
    openWindows.splice(openWindows.indexOf(this), 1);
    StandInWebContents.destroy(this.webContents);
    this.#isDestroyed = true;
    this.emit('closed');
    if (all.length === 0) life.onAllClosed();
  }
}

life.openPopup = (options, url) => {
  const window = new BrowserWindow(options);
  window.loadURL(url).catch(() => {});
  return window;
};

export const BrowserWindow = guarded('BrowserWindow', StandInWindow);
