import { isAppUrl } from './trusted-url.ts';
import { isToolUrl } from './webview-guard.ts';

/** "Copy link" and the like. Everything else a page may ask for (camera, place, USB, …) CARDI has no use for. */
const granted = new Set(['clipboard-sanitized-write']);

/**
 * Whether a page gets a permission: the app's own pages the few CARDI uses, any other page none.
 *
 * @param requester address or origin of the page that asks
 */
export function isPermissionGranted(permission: string, requester: string): boolean {
  return granted.has(permission) && isAppUrl(requester);
}

/** The same for the research tool in its webview: it may copy an answer, and nothing else. */
export function isGuestPermissionGranted(permission: string, requester: string, toolOrigin: string | null): boolean {
  return granted.has(permission) && isToolUrl(requester, toolOrigin);
}
