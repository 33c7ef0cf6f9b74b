import { parseUrl } from './trusted-url.ts';

/** Cookies and storage of the embedded research tool live apart from the app's own. */
export const webviewPartition = 'persist:deep-research';

/** What Electron lets the guard change before a webview is attached. */
export interface WebviewRequest {
  params: Record<string, string>;
  webPreferences: {
    preload?: string;
    nodeIntegration?: boolean;
    nodeIntegrationInSubFrames?: boolean;
    contextIsolation?: boolean;
    sandbox?: boolean;
    webSecurity?: boolean;
    allowRunningInsecureContent?: boolean;
    partition?: string;
  };
}

/**
 * Decides on `will-attach-webview`, whatever the page asked for: `false` means "do not attach". Only
 * the configured origin is let in, and then without preload or Node and in its own partition.
 *
 * @param allowedOrigin origin of the research tool, `null` where none is configured
 */
export function approveWebview({ params, webPreferences }: WebviewRequest, allowedOrigin: string | null): boolean {
  const url = parseUrl(params.src ?? '');
  if (allowedOrigin === null || url?.protocol !== 'https:' || url.origin !== allowedOrigin) return false;

  delete webPreferences.preload;
  delete params.preload;
  delete params.allowpopups;
  params.partition = webviewPartition;
  Object.assign(webPreferences, {
    partition: webviewPartition,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    allowRunningInsecureContent: false,
  } satisfies WebviewRequest['webPreferences']);
  return true;
}
