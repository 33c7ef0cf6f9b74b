import type { Navigation } from './navigation-guard.ts';
import { parseUrl, toExternalUrl } from './trusted-url.ts';
import { isToolUrl } from './webview-guard.ts';

/** The part of Electron's `did-start-navigation` that the guard needs. */
export interface StartedNavigation {
  url: string;
  isMainFrame: boolean;
  isSameDocument: boolean;
}

export interface GuestGuard {
  /** For `will-navigate` and `will-redirect`: the tool's own pages stay, others open in the browser. */
  onNavigate(navigation: Navigation): void;
  /** For `will-frame-navigate`: frames inside the tool show web pages. */
  onFrameNavigate(navigation: Navigation): void;
  /**
   * For `did-start-navigation`, which also reports what the page around the webview started and no
   * other event asks about: calls `stop` on anything that is not the tool's.
   */
  onStart(navigation: StartedNavigation, stop: () => void): void;
  /** For the partition's `webRequest.onBeforeRequest`: whether to let a request out. */
  onRequest(request: { url: string; resourceType: string }): { cancel: boolean };
  /** For `setWindowOpenHandler`: no window is ever opened; web links open in the browser. */
  onWindowOpen(details: { url: string }): { action: 'deny' };
}

interface GuestGuardOptions {
  /** Origin of the research tool at this moment. */
  origin: () => string | null;
  /** Hands an already checked address to the operating system. */
  openExternal: (url: string) => void;
  now?: () => number;
}

/** The browser opens at most this often for the tool (milliseconds): a page may call window.open in a loop. */
export const openingPause = 1000;

/** Keeps the webview on the tool's origin, no matter who starts a navigation: the tool, its server, or the app's page. */
export function createGuestGuard({ origin, openExternal, now = Date.now }: GuestGuardOptions): GuestGuard {
  let lastOpened = Number.NEGATIVE_INFINITY;
  const leave = (address: string) => {
    const url = toExternalUrl(address);
    if (!url || now() - lastOpened < openingPause) return;
    lastOpened = now();
    openExternal(url);
  };
  const isTool = (url: string) => isToolUrl(url, origin());

  const guardFrame = (navigation: Navigation) => {
    if (!isFramePage(navigation.url)) navigation.preventDefault();
  };
  return {
    onNavigate: (navigation) => {
      // `will-redirect` reports frames, too.
      if (!navigation.isMainFrame) return guardFrame(navigation);
      if (isTool(navigation.url)) return;
      navigation.preventDefault();
      leave(navigation.url);
    },
    onFrameNavigate: (navigation) => {
      // The main frame's turn comes with `will-navigate`, which would not follow on a prevented one.
      if (!navigation.isMainFrame) guardFrame(navigation);
    },
    onStart: ({ url, isMainFrame, isSameDocument }, stop) => {
      if (isMainFrame && !isSameDocument && url !== 'about:blank' && !isTool(url)) stop();
    },
    onRequest: ({ url, resourceType }) => {
      const { protocol } = parseUrl(url) ?? {};
      if (resourceType === 'mainFrame') return { cancel: !isTool(url) };
      return { cancel: protocol === undefined || !guestProtocols.has(protocol) };
    },
    onWindowOpen: ({ url }) => {
      leave(url);
      return { action: 'deny' };
    },
  };
}

/** The requests that the tool's pages may make: no files of this computer, nothing of the app. */
const guestProtocols = new Set(['https:', 'http:', 'wss:', 'ws:', 'data:', 'blob:']);

/** Frames of the tool's own pages, such as a sign-in of its provider, come from the web or from itself. */
function isFramePage(value: string): boolean {
  const protocol = parseUrl(value)?.protocol;
  return protocol === 'https:' || protocol === 'blob:' || value === 'about:blank' || value === 'about:srcdoc';
}
