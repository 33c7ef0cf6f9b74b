import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

import { driver } from '../pages/driver.ts';
import type {
  DownloadItemParts,
  GuestAttachment,
  GuestWish,
  Page,
  PageWatcher,
  PermissionAsked,
  WindowWish,
} from '../pages/page.ts';
import { bare, guarded, guardOf } from '../support/guarded.ts';
import { lack } from '../support/journal.ts';
import { late } from '../support/latency.ts';
import { life } from '../support/life.ts';
import type { Part } from '../support/part.ts';
import { preventable } from '../support/preventable.ts';
import { tellApp } from './app.ts';
import { downloadItem } from './download-item.ts';
import { type Frame, invoke } from './ipc.ts';
import { pressMenuKeys } from './menu.ts';
import type { StandInImage } from './native-image.ts';
import { nativeTheme, onThemeUpdated } from './native-theme.ts';
import { inside, type Session, session } from './session.ts';

type Handler = (details: Pick<Electron.HandlerDetails, 'url' | 'frameName' | 'features' | 'disposition'>) => {
  action: 'allow' | 'deny';
  overrideBrowserWindowOptions?: Electron.BrowserWindowConstructorOptions;
};

interface ContentsOptions {
  type: 'window' | 'webview';
  session: Session;
  preload?: string | undefined;
  hasWebviews?: boolean;
  size: { width: number; height: number };
  /** The window around the page, which receives its events. */
  window?: { onTitle(title: string): void; onPaint(): void; onClosed(): void; focus(): void } | undefined;
}

const all: StandInWebContents[] = [];
let lastId = 0;

const levelStep = 1.2;

export class StandInWebContents
  extends EventEmitter
  implements
    Part<
      Electron.WebContents,
      'session' | 'startDrag' | 'navigationHistory' | 'setWindowOpenHandler' | 'hostWebContents'
    >
{
  readonly id = ++lastId;
  readonly session: Session;
  readonly navigationHistory;
  readonly #options: ContentsOptions;
  readonly #page: Page;
  #url = '';
  #title = '';
  #isLoading = false;
  #isCrashed = false;
  #isDestroyed = false;
  #openHandler: Handler | null = null;
  #find = { id: 0, text: '', number: 0 };

  constructor(options: ContentsOptions, openPage?: (watcher: PageWatcher) => Page) {
    super();
    this.#options = options;
    this.session = options.session;
    this.navigationHistory = guarded('navigationHistory', {
      goBack: () => this.#page.goBy(-1),
      goForward: () => this.#page.goBy(1),
    } satisfies Partial<Electron.NavigationHistory>);
    const watcher = this.#watcher();
    this.#page =
      openPage?.(watcher) ??
      driver().open({
        watcher,
        session: inside(options.session),
        preload: options.preload ?? null,
        hasWebviews: options.hasWebviews ?? false,
        size: options.size,
        isDark: nativeTheme.shouldUseDarkColors,
      });
    this.on('newListener', (event) => {
      if (event === 'before-input-event') lack('before-input-event: DevTools reports a key when the page has had it');
    });
    onThemeUpdated(() => {
      if (!this.#isDestroyed) this.#page.setDark(nativeTheme.shouldUseDarkColors);
    });
    const self = guarded(options.type === 'window' ? 'webContents' : 'webview', this, (property) => {
      if (this.#isDestroyed && property !== 'isDestroyed') throw new TypeError('Object has been destroyed');
    });
    all.push(self);
    return self;
  }

  /** Emits Electron's events for a newly made page. */
  static announce(contents: StandInWebContents): void {
    tellApp('web-contents-created', preventable(), contents);
  }

  getType(): 'window' | 'webview' {
    return this.#options.type;
  }
  getURL(): string {
    return this.#url;
  }
  getTitle(): string {
    return this.#title;
  }
  isLoading(): boolean {
    return this.#isLoading;
  }
  isCrashed(): boolean {
    return this.#isCrashed;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  loadURL(url: string): Promise<void> {
    return this.#page.load(new URL(url).href);
  }
  reload(): void {
    this.#page.reload();
  }
  stop(): void {
    this.#page.stop();
  }
  send(channel: string, ...args: unknown[]): void {
    this.#page.send(channel, structuredClone(args));
  }
  executeJavaScript(code: string, isGesture = false): Promise<unknown> {
    return this.#page.evaluate(code, isGesture);
  }
  setWindowOpenHandler(handler: Handler): void {
    this.#openHandler = handler;
  }
  forcefullyCrashRenderer(): void {
    this.#page.crash();
  }
  replaceMisspelling(_text: string): void {}
  print(
    _options: Electron.WebContentsPrintOptions,
    onDone: (isDone: boolean, reason: string) => void = () => {},
  ): void {
    // The test machine has no printer.
    void late(() => onDone(false, 'Print job failed'));
  }
  printToPDF(options: Electron.PrintToPDFOptions): Promise<Buffer> {
    return this.#page.printToPdf(options);
  }

  /** The system's drag goes on with the file as it is at this moment. */
  startDrag({ file, icon }: { file: string; icon: StandInImage }): void {
    if (!existsSync(file)) throw new Error('The file to drag does not exist');
    if (icon.isEmpty()) throw new TypeError("Must specify non-empty 'icon' option");
  }

  findInPage(text: string, { forward = true, findNext = false }: Electron.FindInPageOptions = {}): number {
    if (text === '') throw new TypeError('Must provide a non-empty search content');
    const isGoingOn = !findNext && text === this.#find.text;
    const number = isGoingOn ? this.#find.number + (forward ? 1 : -1) : 1;
    const id = this.#find.id + 1;
    this.#find = { id, text, number };
    void this.#page.find(text, number).then((matches) => {
      if (this.#isDestroyed || this.#find.id !== id) return;
      const active = matches === 0 ? 0 : ((((number - 1) % matches) + matches) % matches) + 1;
      this.#find.number = active;
      const result = { requestId: id, matches, activeMatchOrdinal: active, finalUpdate: true };
      this.emit('found-in-page', preventable(), result);
    });
    return id;
  }
  stopFindInPage(_action: 'clearSelection' | 'keepSelection' | 'activateSelection'): void {
    this.#find = { id: this.#find.id + 1, text: '', number: 0 };
  }

  /** Chromium keeps the zoom for each host of a session, so a load does not change it and other windows follow. */
  getZoomFactor(): number {
    return inside(this.session).zooms.get(this.#host()) ?? 1;
  }
  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new TypeError("'zoomFactor' must be a double greater than 0.0");
    inside(this.session).zooms.set(this.#host(), factor);
    for (const other of all.map((each) => bare(each))) {
      if (other.session === this.session && other.#host() === this.#host()) other.#applyZoom();
    }
  }
  getZoomLevel(): number {
    return Math.log(this.getZoomFactor()) / Math.log(levelStep);
  }
  setZoomLevel(level: number): void {
    this.setZoomFactor(levelStep ** level);
  }
  #host(): string {
    return URL.parse(this.#url)?.host ?? '';
  }
  #applyZoom(): void {
    this.#page.setZoom(this.getZoomFactor());
  }

  /** The page behind this object, for the window and for tests. */
  static pageOf(contents: StandInWebContents): Page {
    return bare(contents).#page;
  }
  static destroy(contents: StandInWebContents): void {
    const target = bare(contents);
    if (target.#isDestroyed) return;
    all.splice(all.indexOf(guardOf(target)), 1);
    target.#isDestroyed = true;
    target.emit('destroyed');
  }
  static all(): readonly StandInWebContents[] {
    return all;
  }

  #frame({ url, isMainFrame }: { url: string; isMainFrame: boolean }): Frame {
    return { url, parent: isMainFrame ? null : { url: this.#url, parent: null } };
  }
  #asked(event: string, details: { url: string; isMainFrame: boolean }): boolean {
    const asked = preventable({ ...details, frame: this.#frame(details) });
    this.emit(event, asked, details.url);
    return !asked.defaultPrevented;
  }

  #watcher(): PageWatcher {
    const tell = (event: string, ...args: unknown[]) => {
      if (!this.#isDestroyed) this.emit(event, preventable(), ...args);
    };
    const { window } = this.#options;
    return {
      onStartLoading: () => {
        this.#isLoading = true;
        tell('did-start-loading');
      },
      onStopLoading: () => {
        this.#isLoading = false;
        tell('did-stop-loading');
      },
      onStartNavigation: (navigation) => {
        if (!this.#isDestroyed) this.emit('did-start-navigation', preventable(navigation));
      },
      mayNavigate: (details) =>
        this.#asked('will-frame-navigate', details) && (!details.isMainFrame || this.#asked('will-navigate', details)),
      mayRedirect: (details) => this.#asked('will-redirect', details),
      onNavigate: (url, isInPage) => {
        this.#url = url;
        this.#isCrashed = false;
        this.#applyZoom();
        if (isInPage) tell('did-navigate-in-page', url, true);
        else tell('did-navigate', url, 200, 'OK');
      },
      onTitle: (title) => {
        if (title === this.#title) return;
        this.#title = title;
        tell('page-title-updated', title, true);
        window?.onTitle(title);
      },
      onDomReady: () => tell('dom-ready'),
      onFinishLoad: () => tell('did-finish-load'),
      onFailLoad: ({ code, description, url, isMainFrame }) =>
        tell('did-fail-load', code, description, url, isMainFrame),
      onPaint: () => window?.onPaint(),
      onGone: (reason) => {
        this.#isCrashed = true;
        tell('render-process-gone', { reason, exitCode: reason === 'clean-exit' ? 0 : 5 });
      },
      mayUnload: () => {
        const asked = preventable();
        this.emit('will-prevent-unload', asked);
        // One page that refuses to close keeps the whole app running.
        if (!asked.defaultPrevented) life.isQuitting = false;
        return asked.defaultPrevented;
      },
      onClosed: () => (window ? window.onClosed() : StandInWebContents.destroy(this)),
      mayOpenWindow: (wish) => this.#mayOpenWindow(wish),
      mayAttachGuest: (wish) => this.#mayAttachGuest(wish),
      onDownload: (item) => this.#download(item),
      mayUse: (question) => this.#mayUse(question),
      onKey: (key) => {
        // Keys go to the window in front.
        window?.focus();
        pressMenuKeys(key);
      },
      invoke: (frame, channel, args) => invoke({ frame: this.#frame(frame), sender: guardOf(this) }, channel, args),
    };
  }

  /**
   * Without a handler Electron opens a window. Of this app's pages only guests may open one: it belongs to their session,
   * and its opener hears of it. Scripts of the two do not reach each other here.
   */
  #mayOpenWindow(wish: WindowWish): boolean {
    const { action, overrideBrowserWindowOptions: options } = this.#openHandler?.(wish) ?? { action: 'allow' };
    if (action === 'deny') return false;
    const partition = options?.webPreferences?.partition ?? '';
    if (this.getType() !== 'webview' || !options || bare(session.fromPartition(partition)) !== bare(this.session)) {
      throw new Error('The stand-in for Electron opens only windows of guests, in their own session');
    }
    this.emit('did-create-window', life.openPopup(options, wish.url), { ...wish, options });
    return true;
  }

  /** Without a handler Electron allows everything. */
  #mayUse({ permission, isRequest, mediaTypes, url, isMainFrame }: PermissionAsked): Promise<boolean> {
    const { request, check } = inside(this.session).permission;
    const own = guardOf(this) as never;
    const details = { requestingUrl: url, isMainFrame };
    if (!isRequest) {
      return Promise.resolve(check?.(own, permission as never, new URL('/', url).href, details) ?? true);
    }
    if (!request) return Promise.resolve(true);
    const media = permission === 'media' ? { mediaTypes } : {};
    return new Promise((resolve) => request(own, permission as never, resolve, { ...details, ...media }));
  }

  #download(item: DownloadItemParts): void {
    const asked = preventable();
    const { guard, isStopped } = downloadItem(item);
    const sessionOfPage = bare(this.session);
    sessionOfPage.emit('will-download', asked, guard, guardOf(this));
    if (asked.defaultPrevented || isStopped()) item.cancel();
  }

  #mayAttachGuest({ src, params }: GuestWish): GuestAttachment | null {
    const asked = preventable();
    const preferences = wishedPreferences(params);
    const left: Record<string, unknown> = { ...params, src };
    this.emit('will-attach-webview', asked, preferences, left);
    if (asked.defaultPrevented) return null;
    if (preferences.preload !== undefined || preferences.nodeIntegration === true) lack('webviews with Node in them');
    const own = session.fromPartition(textOf(preferences.partition));
    return {
      params: left,
      preferences,
      attach: (open) => {
        let opened: Page | undefined;
        const guest = new StandInWebContents(
          { type: 'webview', session: own, size: this.#options.size },
          (watcher) => (opened = open(watcher, inside(own))),
        );
        StandInWebContents.announce(guest);
        this.emit('did-attach-webview', preventable(), guest);
        if (!opened) throw new Error('The guest has no page');
        return opened;
      },
    };
  }
}

const textOf = (attribute: unknown) => (typeof attribute === 'string' ? attribute : '');

/** The attributes that Electron turns into preferences before main decides. */
function wishedPreferences(params: Record<string, unknown>): Record<string, unknown> {
  const named = textOf(params.webpreferences)
    .split(',')
    .map((each) => each.trim().split('='))
    .filter(([name]) => name !== '');
  return {
    ...(typeof params.preload === 'string' ? { preload: params.preload } : {}),
    ...('nodeintegration' in params ? { nodeIntegration: true } : {}),
    ...(typeof params.partition === 'string' ? { partition: params.partition } : {}),
    ...Object.fromEntries(named.map(([name = '', value = 'yes']) => [name, /^(yes|true|1)$/.test(value)])),
  };
}

export const webContents = guarded('webContentsModule', {
  getAllWebContents: () => [...all],
  fromId: (id: number) => all.find((each) => each.id === id),
});
