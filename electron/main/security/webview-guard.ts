import { parseUrl } from './trusted-url.ts';

/** The partition that holds the research tool's cookies and storage apart from the app's own. */
export const webviewPartition = 'persist:deep-research';

/** The preferences and attributes that can be changed before a webview is attached. */
export interface WebviewRequest {
  params: Record<string, unknown>;
  webPreferences: object;
}

/** Attributes that Electron needs to find the element again; all others come from the page and are dropped. */
const bookkeeping = new Set(['instanceId', 'src']);

/** All preferences of a guest. There is no preload script, so the tool cannot reach the app. */
export const guestPreferences = {
  partition: webviewPartition,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  plugins: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  // With popups off, Electron drops them silently. With popups on, they reach the guest's window open handler, which opens
  // a sign-in of the tool in a window of its own, and any other address in the browser.
  disablePopups: false,
} as const;

/**
 * Decides on `will-attach-webview`, whatever the page asked for; `false` means "do not attach". Only the configured
 * origin is allowed. All preferences and attributes are replaced, because the `webpreferences` attribute can name any
 * of them.
 *
 * @param allowedOrigin origin of the research tool, `null` where none is configured
 */
export function approveWebview({ params, webPreferences }: WebviewRequest, allowedOrigin: string | null): boolean {
  const { src } = params;
  if (typeof src !== 'string' || !isToolUrl(src, allowedOrigin)) return false;

  for (const name of Object.keys(params)) {
    if (!bookkeeping.has(name)) delete params[name];
  }
  params.partition = webviewPartition;
  for (const name of Object.keys(webPreferences)) Reflect.deleteProperty(webPreferences, name);
  Object.assign(webPreferences, guestPreferences);
  return true;
}

/** Whether an address is the research tool's: scheme, host and port match, and it has no user name or password. */
export function isToolUrl(value: string, allowedOrigin: string | null): boolean {
  const url = parseUrl(value);
  return (
    allowedOrigin !== null &&
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.origin === allowedOrigin &&
    url.username === '' &&
    url.password === ''
  );
}

/** The same for any of several origins: where the tool's pages may go (`research-tool.ts`). */
export function isAnyToolUrl(value: string, allowedOrigins: readonly string[]): boolean {
  return allowedOrigins.some((origin) => isToolUrl(value, origin));
}
