import type { Storage } from '../modules/cookies.ts';
import type { SessionInside } from '../modules/session.ts';

/** A key as the page's keyboard event names it. */
export interface PressedKey {
  code: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** A page's question about a permission; without `isRequest` it only looks. */
export interface PermissionAsked {
  permission: string;
  isRequest: boolean;
  mediaTypes: ('audio' | 'video')[];
  url: string;
  isMainFrame: boolean;
}

/** A request for a new window: who asks, and for which address. */
export interface WindowWish {
  url: string;
  frameName: string;
  features: string;
  disposition: 'new-window' | 'foreground-tab' | 'background-tab';
}

/** A `<webview>` element that a page has added to its document. */
export interface GuestWish {
  instanceId: number;
  src: string;
  params: Record<string, unknown>;
}

/** Reports of a page to its `WebContents`. Addresses are the app's own, whatever the driver maps them to. */
export interface PageWatcher {
  onStartLoading(): void;
  onStopLoading(): void;
  onStartNavigation(navigation: { url: string; isMainFrame: boolean; isSameDocument: boolean }): void;
  /** The page itself began a navigation; `false` stops it. */
  mayNavigate(navigation: { url: string; isMainFrame: boolean }): boolean;
  mayRedirect(navigation: { url: string; isMainFrame: boolean }): boolean;
  onNavigate(url: string, isInPage: boolean): void;
  onTitle(title: string): void;
  onDomReady(): void;
  onFinishLoad(): void;
  onFailLoad(failure: { code: number; description: string; url: string; isMainFrame: boolean }): void;
  onPaint(): void;
  /** The page's process has ended by itself. */
  onGone(reason: Electron.RenderProcessGoneDetails['reason']): void;
  /** `true` where the page is left although it asked to stay. */
  mayUnload(): boolean;
  /** The page is closed for good. */
  onClosed(): void;
  mayOpenWindow(wish: WindowWish): boolean;
  /** The preferences for a guest, `null` where it must not be attached. */
  mayAttachGuest(wish: GuestWish): GuestAttachment | null;
  onDownload(item: DownloadItemParts): void;
  /** The page uses what needs a permission, or looks whether it might. */
  mayUse(question: PermissionAsked): Promise<boolean>;
  /** A key was pressed, and the page has not prevented what it stands for. */
  onKey(key: PressedKey): void;
  invoke(frame: { url: string; isMainFrame: boolean }, channel: string, args: unknown[]): Promise<unknown>;
}

export interface GuestAttachment {
  /** The preferences as main has left them. */
  params: Record<string, unknown>;
  preferences: Record<string, unknown>;
  /** Makes the `WebContents` of the guest around its page. */
  attach(open: (watcher: PageWatcher, session: SessionInside) => Page): Page;
}

export interface DownloadItemParts {
  url: string;
  name: string;
  cancel(): void;
  /** Resolves with whether the file is complete, and its path. */
  done: Promise<string | null>;
}

/** A page as its `WebContents` drives it. */
export interface Page {
  load(url: string): Promise<void>;
  reload(): void;
  stop(): void;
  goBy(offset: number): void;
  /** Closes the page; with `asks`, its `beforeunload` may refuse. */
  close(asks: boolean): void;
  crash(): void;
  send(channel: string, args: unknown[]): void;
  evaluate(code: string, isGesture: boolean): Promise<unknown>;
  /**
   * Counts the matches of a text on the page and shows the match with the given number, counted from 1 and wrapping
   * around.
   */
  find(text: string, number: number): Promise<number>;
  setZoom(factor: number): void;
  resize(size: { width: number; height: number }): void;
  setDark(isDark: boolean): void;
  setFocus(hasFocus: boolean): void;
  printToPdf(options: Electron.PrintToPDFOptions): Promise<Buffer>;
  /** The driver's id of the page, so that a test can find it; `null` without a browser. */
  targetId(): Promise<string | null>;
}

export interface PageOptions {
  watcher: PageWatcher;
  session: SessionInside;
  /** Path of the preload script. */
  preload: string | null;
  hasWebviews: boolean;
  size: { width: number; height: number };
  isDark: boolean;
}

/** The driver of the pages: Chromium, or no browser. */
export interface PageDriver {
  open(options: PageOptions): Page;
  storage(partition: string): Storage;
}
