import { app, type Session, shell, type WebContents } from 'electron';

import { createGuestGuard, type GuestGuard } from './guest-guard.ts';
import { createNavigationGuard } from './navigation-guard.ts';
import { isGuestPermissionGranted, isPermissionGranted } from './permission-guard.ts';
import { approveWebview } from './webview-guard.ts';

/** Hands a checked address to the operating system; whether that worked. */
export async function openOutside(url: string): Promise<boolean> {
  try {
    await shell.openExternal(url);
    return true;
  } catch {
    return false;
  }
}

/** Origin of the research tool at this moment, `null` where the current server names none. */
type ToolOrigin = () => string | null;

/** Puts the navigation, window and webview rules on everything that will ever show a page. */
export function guardContents(toolOrigin: ToolOrigin): void {
  const guard = createNavigationGuard((url) => void openOutside(url));
  const guestGuard = createGuest(toolOrigin);
  app.on('web-contents-created', (_event, contents) => {
    if (contents.getType() === 'webview') {
      guardGuest(contents, guestGuard);
      return;
    }
    contents.on('will-navigate', guard.onNavigate);
    contents.on('will-redirect', guard.onNavigate);
    contents.on('will-frame-navigate', guard.onFrameNavigate);
    contents.setWindowOpenHandler(guard.onWindowOpen);
    contents.on('will-attach-webview', (event, webPreferences, params) => {
      if (!approveWebview({ params, webPreferences }, toolOrigin())) event.preventDefault();
    });
  });
}

function createGuest(origin: ToolOrigin): GuestGuard {
  return createGuestGuard({ origin, openExternal: (url) => void openOutside(url) });
}

function guardGuest(contents: WebContents, guard: GuestGuard): void {
  contents.on('will-navigate', guard.onNavigate);
  contents.on('will-redirect', guard.onNavigate);
  contents.on('will-frame-navigate', guard.onFrameNavigate);
  contents.on('did-start-navigation', (navigation) => guard.onStart(navigation, () => contents.stop()));
  contents.setWindowOpenHandler(guard.onWindowOpen);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Puts the permission rule on a session: on requests, on checks, and on devices. */
export function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(isPermissionGranted(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isPermissionGranted(permission, origin));
  session.setDevicePermissionHandler(() => false);
}

/** The same for the partition of the research tool, whose main frame also loads nothing but the tool. */
export function guardGuestSession(session: Session, toolOrigin: ToolOrigin): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(isGuestPermissionGranted(permission, details.requestingUrl, toolOrigin()));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    isGuestPermissionGranted(permission, origin, toolOrigin()),
  );
  session.setDevicePermissionHandler(() => false);
  const guard = createGuest(toolOrigin);
  session.webRequest.onBeforeRequest((details, decide) => decide(guard.onRequest(details)));
}
