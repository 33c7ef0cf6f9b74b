import { parseUrl } from './trusted-url.ts';

/** Cookies and storage of the embedded research tool live apart from the app's own. */
export const webviewPartition = 'persist:deep-research';

/** The preferences and attributes that the guard can change before a webview is attached. */
export interface WebviewRequest {
  params: Record<string, unknown>;
  webPreferences: object;
}

/** Attributes that Electron needs to find the element again; every other one is the page's wish. */
const bookkeeping = new Set(['instanceId', 'src']);

/** All of a guest's preferences. There is no preload: the tool meets nothing of ours. */
const guestPreferences = {
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
  // With popups off Electron drops them without asking anyone. This way they come to the guest's window
  // open handler, which denies every one and opens its address in the browser.
  disablePopups: false,
} as const;

/**
 * Decides on `will-attach-webview`, whatever the page asked for: `false` means "do not attach". Only
 * the configured origin is let in. Its preferences are replaced as a whole, since the `webpreferences`
 * attribute can name any of them, and so are its attributes.
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

/** Whether an address is the research tool's: by scheme, host and port, with nothing smuggled in beside them. */
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
