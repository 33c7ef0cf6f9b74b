import { app, type BrowserWindow, type Session, session, shell, type WebContents } from 'electron';

import { createGuestGuard, type GuestGuard } from './guest-guard.ts';
import { namePopup, popupOptions } from './guest-popup.ts';
import { createNavigationGuard } from './navigation-guard.ts';
import { isGuestPermissionGranted, isPermissionGranted } from './permission-guard.ts';
import type { ResearchTool } from './research-tool.ts';
import { approveWebview, webviewPartition } from './webview-guard.ts';

/** Passes a checked address to the operating system; returns whether that worked. */
export async function openOutside(url: string): Promise<boolean> {
  try {
    await shell.openExternal(url);
    return true;
  } catch {
    return false;
  }
}

/** The state of the research tool that the guards need; see `research-tool.ts`. */
export type Tool = Pick<ResearchTool, 'origin' | 'origins'>;

interface ContentsGuards {
  tool: Tool;
  openWindow: (path: string) => void;
  /** The window in front, above which the tool's popup stands. */
  front: () => BrowserWindow | null;
}

/** Puts the navigation, window and webview rules on every page that will ever be shown. */
export function guardContents({ tool, openWindow, front }: ContentsGuards): void {
  const guard = createNavigationGuard({ openExternal: (url) => void openOutside(url), openWindow });
  const guestGuard = createGuest(tool);
  app.on('web-contents-created', (_event, contents) => {
    if (contents.getType() === 'webview') {
      guardGuest(contents, guestGuard);
      allowPopup(contents, { guard: guestGuard, front });
      return;
    }
    // A popup of the tool is a window to Electron, and a guest to us.
    if (contents.session === session.fromPartition(webviewPartition)) {
      guardGuest(contents, guestGuard);
      return;
    }
    contents.on('will-navigate', guard.onNavigate);
    contents.on('will-redirect', guard.onNavigate);
    contents.on('will-frame-navigate', guard.onFrameNavigate);
    contents.setWindowOpenHandler(guard.onWindowOpen);
    contents.on('will-attach-webview', (event, webPreferences, params) => {
      if (!approveWebview({ params, webPreferences }, tool.origin())) event.preventDefault();
    });
  });
}

function createGuest({ origins }: Tool): GuestGuard {
  return createGuestGuard({ origins, openExternal: (url) => void openOutside(url) });
}

function guardGuest(contents: WebContents, guard: GuestGuard): void {
  contents.on('will-navigate', guard.onNavigate);
  contents.on('will-redirect', guard.onNavigate);
  contents.on('will-frame-navigate', guard.onFrameNavigate);
  contents.on('did-start-navigation', (navigation) => guard.onStart(navigation, () => contents.stop()));
  contents.setWindowOpenHandler((details) => ({ action: guard.onWindowOpen(details, false).action }));
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Lets the webview open one popup at a time, for a sign-in; from the popup itself none is opened. */
function allowPopup(
  contents: WebContents,
  { guard, front }: { guard: GuestGuard } & Pick<ContentsGuards, 'front'>,
): void {
  let popup: BrowserWindow | null = null;
  contents.setWindowOpenHandler((details) => {
    const { action } = guard.onWindowOpen(details, popup === null);
    return action === 'allow' ? { action, overrideBrowserWindowOptions: popupOptions(front()) } : { action };
  });
  contents.on('did-create-window', (window) => {
    popup = window;
    namePopup(window);
    window.once('closed', () => {
      popup = null;
    });
  });
}

/** Puts the permission rules on a session: on requests, checks and devices. */
export function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(isPermissionGranted(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isPermissionGranted(permission, origin));
  session.setDevicePermissionHandler(() => false);
}

/** The same for the partition of the research tool, whose main frame also loads nothing but the tool. */
export function guardGuestSession(session: Session, tool: Tool): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(isGuestPermissionGranted(permission, details.requestingUrl, tool.origin()));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    isGuestPermissionGranted(permission, origin, tool.origin()),
  );
  session.setDevicePermissionHandler(() => false);
  const guard = createGuest(tool);
  session.webRequest.onBeforeRequest((details, decide) => decide(guard.onRequest(details)));
}
