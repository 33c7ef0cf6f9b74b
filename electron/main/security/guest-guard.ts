import type { Navigation } from './navigation-guard.ts';
import { parseUrl, toExternalUrl } from './trusted-url.ts';
import { isAnyToolUrl } from './webview-guard.ts';

/** The part of Electron's `did-start-navigation` that the guard needs. */
export interface StartedNavigation {
  url: string;
  isMainFrame: boolean;
  isSameDocument: boolean;
}

export interface GuestGuard {
  /** For `will-navigate` and `will-redirect`: the tool's own pages stay, others open in the browser. */
  onNavigate(navigation: Navigation): void;
  /** For `will-frame-navigate`: frames inside the tool may show web pages only. */
  onFrameNavigate(navigation: Navigation): void;
  /**
   * For `did-start-navigation`, which also reports navigations that the surrounding page started and no other event
   * covers: calls `stop` unless the address is the tool's.
   */
  onStart(navigation: StartedNavigation, stop: () => void): void;
  /** For the partition's `webRequest.onBeforeRequest`: whether a request may be sent. */
  onRequest(request: { url: string; resourceType: string }): { cancel: boolean };
  /**
   * For `setWindowOpenHandler`: a window of its own for one of the tool's origins, as its sign-in needs it, while
   * `mayPopUp`; other web links open in the browser.
   */
  onWindowOpen(details: { url: string; disposition: string }, mayPopUp: boolean): { action: 'allow' | 'deny' };
}

interface GuestGuardOptions {
  /** Origins of the research tool and of its sign-in at this moment. */
  origins: () => readonly string[];
  /** Passes a checked address to the operating system. */
  openExternal: (url: string) => void;
  now?: () => number;
}

/** The tool can open the browser at most this often (milliseconds), because a page may call window.open in a loop. */
export const openingPause = 1000;

/** Keeps the webview on the tool's origins, whether the tool, its server or the app's page starts a navigation. */
export function createGuestGuard({ origins, openExternal, now = Date.now }: GuestGuardOptions): GuestGuard {
  let lastOpened = Number.NEGATIVE_INFINITY;
  const leave = (address: string) => {
    const url = toExternalUrl(address);
    if (!url || now() - lastOpened < openingPause) return;
    lastOpened = now();
    openExternal(url);
  };
  const isTool = (url: string) => isAnyToolUrl(url, origins());

  const guardFrame = (navigation: Navigation) => {
    if (!isFramePage(navigation.url)) navigation.preventDefault();
  };
  return {
    onNavigate: (navigation) => {
      // `will-redirect` also fires for frames.
      if (!navigation.isMainFrame) return guardFrame(navigation);
      if (isTool(navigation.url)) return;
      navigation.preventDefault();
      leave(navigation.url);
    },
    onFrameNavigate: (navigation) => {
      // `will-navigate` handles the main frame; Electron skips it when this event is prevented.
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
    onWindowOpen: ({ url, disposition }, mayPopUp) => {
      // A link that opens a tab is no popup. Some sign-ins open an empty window first, which its opener then leads.
      const isPopup = disposition === 'new-window' && (isTool(url) || url === 'about:blank');
      if (isPopup) return { action: mayPopUp ? 'allow' : 'deny' };
      leave(url);
      return { action: 'deny' };
    },
  };
}

/** The requests that the tool's pages may make: no files of this computer, nothing from the app. */
const guestProtocols = new Set(['https:', 'http:', 'wss:', 'ws:', 'data:', 'blob:']);

/** Frames of the tool's own pages, such as a sign-in of its provider, come from the web or from itself. */
function isFramePage(value: string): boolean {
  const protocol = parseUrl(value)?.protocol;
  return protocol === 'https:' || protocol === 'blob:' || value === 'about:blank' || value === 'about:srcdoc';
}
