import { isAppUrl, toExternalUrl } from './trusted-url.ts';

/** The part of Electron's navigation events that the guard needs. */
export interface Navigation {
  url: string;
  isMainFrame: boolean;
  preventDefault(): void;
}

export interface NavigationGuard {
  /** For `will-navigate` and `will-redirect`: leaves the app's window on the app's pages. */
  onNavigate(navigation: Navigation): void;
  /** For `will-frame-navigate`: the same for frames, whose addresses are not opened anywhere. */
  onFrameNavigate(navigation: Navigation): void;
  /** For `setWindowOpenHandler`: no window is ever opened from a page. */
  onWindowOpen(details: { url: string }): { action: 'deny' };
}

/**
 * Keeps the app's window on `app://cardi/`. A link elsewhere opens in the user's browser when it is a
 * web or mail address, and does nothing otherwise.
 *
 * @param openExternal hands an already checked address to the operating system
 */
export function createNavigationGuard(openExternal: (url: string) => void): NavigationGuard {
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
      // The main frame's turn comes with `will-navigate`, which would not follow on a prevented one.
      if (!navigation.isMainFrame && !isAppUrl(navigation.url)) navigation.preventDefault();
    },
    onWindowOpen: ({ url }) => {
      leave(url);
      return { action: 'deny' };
    },
  };
}
