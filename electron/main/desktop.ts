import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { DesktopStatus } from '#contract/desktop.ts';
import { contractVersion } from '#contract/health.ts';
import { createAppHandler } from './app-protocol/handler.ts';
import { createApiProxy } from './app-protocol/proxy/proxy.ts';
import { createUpstream } from './app-protocol/proxy/upstream.ts';
import { openCache } from './cache/cache.ts';
import { createResearchTool } from './security/research-tool.ts';
import type { Keychain } from './session/keychain.ts';
import { createSession } from './session/session.ts';
import { createTokenStore } from './session/token-store.ts';

export interface DesktopOptions {
  appVersion: string;
  serverOrigin: string;
  /** Absolute path of the renderer's build. */
  webRoot: string;
  /** Absolute path of the folder for the cache file; made if it is missing. */
  dataFolder: string;
  keychain: Keychain;
  fetcher: typeof fetch;
  onSessionExpired: () => void;
  onStatusChange: (status: DesktopStatus) => void;
  report: (problem: string, error: unknown) => void;
}

export interface Desktop {
  /** Answers every request for `app://cardi/`. */
  handle: (request: Request) => Promise<Response>;
  status: () => Promise<DesktopStatus>;
  /** Origin of the research tool that the server names, see `security/research-tool.ts`. */
  researchOrigin: () => string | null;
  close: () => void;
}

/** The desktop app without its shell: session, cache and handler put together, with no Electron in it. */
export function createDesktop(options: DesktopOptions): Desktop {
  const { appVersion, serverOrigin, dataFolder, report } = options;
  const statusOf = (): DesktopStatus => ({ appVersion, serverOrigin, session: session.storage() });

  const store = createTokenStore({
    keychain: options.keychain,
    serverOrigin,
    onStorageChange: () => options.onStatusChange(statusOf()),
  });
  const session = createSession(store, options.onSessionExpired);
  mkdirSync(dataFolder, { recursive: true });
  const cache = openCache({ file: join(dataFolder, 'cache.db'), contractVersion, report });
  const proxy = createApiProxy({
    connection: () => ({ origin: serverOrigin, session }),
    cache,
    upstream: createUpstream(options.fetcher),
  });

  const answer = createAppHandler({ webRoot: options.webRoot, proxy, report });
  const researchTool = createResearchTool();

  return {
    handle: async (request) => {
      const response = await answer(request);
      // Before the page can ask for a webview of the tool, the guard knows of it.
      await researchTool.learn(request, response);
      return response;
    },
    researchOrigin: researchTool.origin,
    status: async () => {
      // The keychain has to be asked once before anything can be said about it.
      await session.current();
      return statusOf();
    },
    close: () => cache.close(),
  };
}
