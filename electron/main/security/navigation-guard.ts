import { routeOfAddress } from './own-route.ts';
import { isAppUrl, toExternalUrl } from './trusted-url.ts';

/** The part of Electron's navigation events that the guard needs. */
export interface Navigation {
  url: string;
  isMainFrame: boolean;
  preventDefault(): void;
}

export interface NavigationGuard {
  /** For `will-navigate` and `will-redirect`: keeps the window on the app's pages. */
  onNavigate(navigation: Navigation): void;
  /** For `will-frame-navigate`: the same for frames; their addresses are not opened anywhere else. */
  onFrameNavigate(navigation: Navigation): void;
  /**
   * For `setWindowOpenHandler`: a page opens no window itself; a link to one of our own pages opens another window of
   * the app.
   */
  onWindowOpen(details: { url: string }): { action: 'deny' };
}

interface NavigationGuardOptions {
  /** Passes a checked address to the operating system. */
  openExternal: (url: string) => void;
  /** Opens another window of the app on one of its own pages. */
  openWindow: (path: string) => void;
}

/**
 * Keeps the app's windows on `app://cardi/`. Links to web and mail addresses open in the user's own programs; any other
 * link does nothing.
 */
export function createNavigationGuard({ openExternal, openWindow }: NavigationGuardOptions): NavigationGuard {
  const leave = (address: string) => {
    const url = toExternalUrl(address);
    if (url) openExternal(url);
  };
  return {
    onNavigate: (navigation) => {
      if (isAppUrl(navigation.url)) return;
      navigation.preventDefault();
      if (navigation.isMainFrame) leave(navigation.url);
    },
    onFrameNavigate: (navigation) => {
      // `will-navigate` handles the main frame; Electron skips it when this event is prevented.
      if (!navigation.isMainFrame && !isAppUrl(navigation.url)) navigation.preventDefault();
    },
    onWindowOpen: ({ url }) => {
      const route = routeOfAddress(url);
      if (route) openWindow(route);
      else leave(url);
      return { action: 'deny' };
    },
  };
}
