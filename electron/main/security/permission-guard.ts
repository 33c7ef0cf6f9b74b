import { isAppUrl } from './trusted-url.ts';
import { isToolUrl } from './webview-guard.ts';

/** For "Copy link" and similar. CARDI uses no other permission (camera, location, USB, …). */
const granted = new Set(['clipboard-sanitized-write']);

/**
 * Whether a page gets a permission: the app's own pages get the few that CARDI uses, other pages none.
 *
 * @param requester address or origin of the page that asks
 */
export function isPermissionGranted(permission: string, requester: string): boolean {
  return granted.has(permission) && isAppUrl(requester);
}

/** The same for the research tool in its webview: it may copy to the clipboard, nothing else. */
export function isGuestPermissionGranted(permission: string, requester: string, toolOrigin: string | null): boolean {
  return granted.has(permission) && isToolUrl(requester, toolOrigin);
}
