import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

import type { DesktopEvents, DesktopStatus } from '#contract/desktop/bridge.ts';
import type { EventName } from '#contract/desktop/channels.ts';
import type { ServerCheck, ServerMode } from '#contract/desktop/servers.ts';
import { cacheLimit, type OfflineResult, type OfflineScope } from '#contract/desktop/settings.ts';
import { contractVersion } from '#contract/health.ts';
import { createAppHandler } from './app-protocol/handler.ts';
import { createApiProxy } from './app-protocol/proxy/proxy.ts';
import { createUpstream, defaultUpstreamLimits } from './app-protocol/proxy/upstream.ts';
import { openCache } from './cache/cache.ts';
import { createOfflineMaker } from './offline/make-offline.ts';
import { createResearchTool } from './security/research-tool.ts';
import { checkServer } from './servers/check-server.ts';
import { createConnections } from './servers/connections.ts';
import { afterCheck, afterOutcome, type ServerState } from './servers/server-state.ts';
import type { Keychain } from './session/keychain.ts';

/** Tells the pages of something. */
export type Emit = <Name extends EventName>(name: Name, payload: z.input<DesktopEvents[Name]>) => void;

export interface DesktopOptions {
  appVersion: string;
  serverOrigin: string;
  /** The mode that the server last reported. */
  serverMode?: ServerMode | null;
  /** Absolute path of the renderer's build. */
  webRoot: string;
  /** Absolute path of the folder for the cache file; made if it is missing. */
  dataFolder: string;
  keychain: Keychain;
  fetcher: typeof fetch;
  /** Whether this computer has a network. */
  isOnline?: () => boolean;
  emit: Emit;
  /** Another server is in force, or more is known of it. */
  onServer?: (server: ServerState) => void;
  /** A user has signed out, was signed out by the server, or another one has signed in: nothing of the former's may stay. */
  onUserGone?: () => void;
  report: (problem: string, error: unknown) => void;
}

export type Desktop = ReturnType<typeof createDesktop>;

/**
 * The desktop app without its shell: servers, sessions, cache and handler put together, with no
 * Electron in it. `handle` answers every request for `app://cardi/`.
 */
export function createDesktop(options: DesktopOptions) {
  const { appVersion, dataFolder, report, emit, isOnline, onServer = () => {}, onUserGone } = options;
  let server: ServerState = {
    origin: options.serverOrigin,
    mode: options.serverMode ?? null,
    version: null,
    problem: null,
  };
  const isCurrent = (origin: string) => origin === server.origin;

  const connectionTo = createConnections({
    keychain: options.keychain,
    onExpired: (origin) => {
      // Ended from elsewhere, as of a lost computer: what it could read must not stay on its disk.
      cache.wipePrivate(origin);
      onUserGone?.();
      if (isCurrent(origin)) emit('sessionExpired', null);
    },
    onStorageChange: (origin) => isCurrent(origin) && emit('statusChanged', statusOf()),
  });
  const connection = () => connectionTo(server.origin);
  const statusOf = (): DesktopStatus => ({
    appVersion,
    serverOrigin: server.origin,
    serverMode: server.mode,
    serverProblem: server.problem,
    session: connection().session.storage(),
  });
  const become = (next: ServerState) => {
    if (next === server) return;
    server = next;
    onServer(server);
    emit('statusChanged', statusOf());
  };

  mkdirSync(dataFolder, { recursive: true });
  const cache = openCache({ file: join(dataFolder, 'cache.db'), contractVersion, report });
  const upstream = createUpstream(options.fetcher, defaultUpstreamLimits, isOnline);
  const proxy = createApiProxy({
    connection,
    cache,
    upstream,
    onRefreshed: (refreshed) => emit('refreshed', refreshed),
    onOutcome: (origin, outcome) => {
      if (isCurrent(origin)) become(afterOutcome(server, outcome));
    },
    ...(onUserGone && { onUserGone }),
  });
  const answer = createAppHandler({ webRoot: options.webRoot, proxy, report });
  const researchTool = createResearchTool();
  const makeOffline = createOfflineMaker({
    ask: (path) => ask(path),
    onProgress: (progress) => emit('offlineProgress', progress),
  });

  /** Asks the server in force as a page would, but for its own answer, not for one that is kept. */
  const ask = (path: string): Promise<Response> => {
    const request = new Request(new URL(path, 'app://cardi/'));
    return proxy(request, new URL(request.url), { isFresh: true });
  };

  return {
    handle: async (request: Request): Promise<Response> => {
      const { origin } = server;
      const response = await answer(request);
      // Before the page can ask for a webview of the tool, the guard knows of it.
      if (isCurrent(origin)) await researchTool.learn(request, response);
      return response;
    },
    ask,
    /** Origin of the research tool that the server names, see `security/research-tool.ts`. */
    researchOrigin: researchTool.origin,
    status: async (): Promise<DesktopStatus> => {
      // The keychain must be asked once before anything can be said about it.
      await connection().session.current();
      return statusOf();
    },
    isSignedIn: async (): Promise<boolean> => (await connection().session.current()) !== null,
    server: (): ServerState => server,
    /** Finds out what the server in force is; what it cannot say stays as it was known. */
    checkServer: async (): Promise<ServerCheck> => {
      const { origin } = server;
      const check = await checkServer(origin, upstream);
      if (isCurrent(origin)) become(afterCheck(server, check));
      return check;
    },
    /**
     * Moves to another server once it has said that it is one. Requests that are under way stay with
     * the server and the session they began with; the pages must be reloaded.
     */
    connect: async (address: string): Promise<ServerCheck> => {
      const check = await checkServer(address, upstream);
      if (check.kind === 'accepted') {
        if (!isCurrent(check.origin)) researchTool.forget();
        become({ origin: check.origin, mode: check.mode, version: check.version, problem: null });
      }
      return check;
    },
    offlineUsage: () => ({ bytes: cache.size(), answers: cache.count(), limit: cacheLimit, isOpen: cache.isOpen() }),
    clearCache: () => cache.clear(),
    makeOffline: async (scope: OfflineScope): Promise<OfflineResult> => {
      if (scope === 'saved' && !(await connection().session.current())) {
        return { kind: 'stopped', reason: 'signed-out' };
      }
      return makeOffline(scope);
    },
    close: () => cache.close(),
  };
}
