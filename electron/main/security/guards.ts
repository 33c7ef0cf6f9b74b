import { app, type Session, shell } from 'electron';

import { createNavigationGuard } from './navigation-guard.ts';
import { isPermissionGranted } from './permission-guard.ts';
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

/** Puts the navigation, window and webview rules on everything that will ever show a page. */
export function guardContents({ deepResearchOrigin }: { deepResearchOrigin: string | null }): void {
  const guard = createNavigationGuard((url) => void openOutside(url));
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', guard.onNavigate);
    contents.on('will-redirect', guard.onNavigate);
    contents.on('will-frame-navigate', guard.onFrameNavigate);
    contents.setWindowOpenHandler(guard.onWindowOpen);
    contents.on('will-attach-webview', (event, webPreferences, params) => {
      if (!approveWebview({ params, webPreferences }, deepResearchOrigin)) event.preventDefault();
    });
  });
}

/** Puts the permission rule on a session: on requests, on checks, and on devices. */
export function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide, details) => {
    decide(isPermissionGranted(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isPermissionGranted(permission, origin));
  session.setDevicePermissionHandler(() => false);
}
