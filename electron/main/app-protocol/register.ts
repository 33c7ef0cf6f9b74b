import { protocol } from 'electron';

import { appScheme } from '../security/trusted-url.ts';

/**
 * Makes `app://` a scheme like https to the renderer: an origin of its own, a secure context, fetch.
 * No CORS: no other page has any business there. Electron wants this before it is ready.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Serves `app://` in the app's own session; a webview's partition does not know the scheme. */
export function serveApp(handle: (request: Request) => Promise<Response>): void {
  protocol.handle(appScheme, handle);
}
