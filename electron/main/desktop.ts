import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

import type { DesktopEvents, DesktopStatus } from '#contract/desktop/bridge.ts';
import type { EventName } from '#contract/desktop/channels.ts';
import type { KeptResults } from '#contract/desktop/kept-search.ts';
import type { ServerCheck, ServerMode } from '#contract/desktop/servers.ts';
import { cacheLimit } from '#contract/desktop/settings.ts';
import { contractVersion } from '#contract/health.ts';
import type { LiveEvent } from '#contract/live.ts';
import { createAppHandler } from './app-protocol/handler.ts';
import { createApiProxy } from './app-protocol/proxy/proxy.ts';
import type { Outcome } from './app-protocol/proxy/upstream.ts';
import { createUpstream, defaultUpstreamLimits } from './app-protocol/proxy/upstream.ts';
import { openCache } from './cache/cache.ts';
import { startCollections } from './collections/start-collections.ts';
import { createLive } from './live/live.ts';
import type { Fetcher } from './network/fetcher.ts';
import { createOfflineMaker } from './offline/make-offline.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { openKey } from './sealed/open-key.ts';
import { createKeptSearch } from './search/kept-search.ts';
import { createResearchTool } from './security/research-tool.ts';
import { checkServer } from './servers/check-server.ts';
import { createConnections } from './servers/connections.ts';
import { afterCheck, afterOutcome, isAway, type ServerState } from './servers/server-state.ts';
import type { Keychain } from './session/keychain.ts';
import { createLastUser } from './session/last-user.ts';

/** Sends an event to the pages. */
export type Emit = <Name extends EventName>(name: Name, payload: z.input<DesktopEvents[Name]>) => void;

export interface DesktopOptions {
  /** The product's name; CARDI where it has no other. */
  name?: string;
  appVersion: string;
  serverOrigin: string;
  /** The mode that the server last reported. */
  serverMode?: ServerMode | null;
  /** Absolute path of the renderer's build. */
  webRoot: string;
  /** Absolute path of the folder for the cache file; made if it is missing. */
  dataFolder: string;
  keychain: Keychain;
  fetcher: Fetcher;
  /** Whether this computer has a network. */
  isOnline?: () => boolean;
  /** Whether this computer runs on its battery. */
  isOnBattery?: () => boolean;
  emit: Emit;
  /** The current server has changed, or more is known about it. */
  onServer?: (server: ServerState) => void;
  /** A user signed out, was signed out by the server, or another user signed in: the former user's data must go. */
  onUserGone?: () => void;
  /** Something has changed for the user that a notification may be about. */
  onNews?: () => void;
  report: (problem: string, error: unknown) => void;
}

export type Desktop = ReturnType<typeof createDesktop>;

/** The events after which there may be a new notification, or fewer. */
const newsKinds: ReadonlySet<LiveEvent['kind']> = new Set(['notifications', 'conversation', 'everything']);

/** A user, by number, on a server, by origin. */
export interface SignedIn {
  server: string;
  userId: number;
}

/**
 * The desktop app without Electron: servers, sessions, cache and handler put together. `handle` answers every request
 * for `app://cardi/`.
 */
export function createDesktop(options: DesktopOptions) {
  const {
    appVersion,
    dataFolder,
    report,
    emit,
    isOnline,
    isOnBattery,
    onServer = () => {},
    onUserGone = () => {},
    onNews = () => {},
  } = options;
  let server: ServerState = {
    origin: options.serverOrigin,
    mode: options.serverMode ?? null,
    version: null,
    problem: null,
  };
  const isCurrent = (origin: string) => origin === server.origin;

  const connectionTo = createConnections({
    keychain: options.keychain,
    onExpired: (origin, userId) => {
      // The session was ended from elsewhere, as for a lost computer: private data must not stay on this disk.
      void outbox.end({ server: origin, userId });
      wipeUser(origin);
      if (!isCurrent(origin)) return;
      emit('sessionExpired', { userId });
      live.follow();
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
  const key = openKey(options.keychain);
  const cache = openCache({ file: join(dataFolder, 'cache.db'), key, contractVersion, report });
  const search = createKeptSearch(cache, report);
  const lastUser = createLastUser({ file: join(dataFolder, 'last-user.json'), report });
  const wipeUser = (origin: string) => {
    cache.wipePrivate(origin);
    lastUser.forget();
    onUserGone();
  };
  /**
   * A user has signed in: delete the data of any earlier user, also of one from before the last start. Returns whether
   * there was one.
   */
  const greet = (origin: string, userId: number, before: number | null): boolean => {
    void outbox.endOthers({ server: origin, userId });
    const isOther = lastUser.begins(origin, userId) || (before !== null && before !== userId);
    if (isOther) onUserGone();
    return isOther;
  };
  const upstream = createUpstream(options.fetcher, defaultUpstreamLimits, isOnline);
  const noteOutcome = (origin: string, outcome: Outcome) => {
    if (isCurrent(origin)) become(afterOutcome(server, outcome));
  };
  const user = async (): Promise<SignedIn | null> => {
    const { origin } = server;
    const signedIn = await connectionTo(origin).session.current();
    return signedIn && { server: origin, userId: signedIn.userId };
  };
  const outbox = startOutbox({
    file: join(dataFolder, 'outbox.db'),
    key,
    connectionTo,
    upstream: async (request) => {
      const outcome = await upstream(request);
      noteOutcome(request.url.origin, outcome);
      return outcome;
    },
    owner: user,
    server: () => server.origin,
    nameOf: (whose, { named }) => named && search.titleOf(whose, named.kind, named.id),
    onChange: (isSent, saved) => emit('outboxChanged', { isSent, saved }),
    onMade: (at, endpoint) => void (isCurrent(at) && collections.made(endpoint)),
    report,
  });
  const collections = startCollections({
    cache,
    ask: (path) => ask(path),
    owner: user,
    isReachable: () => !isAway(server),
    ...(isOnBattery && { isOnBattery }),
    onChange: () => emit('collectionsChanged', null),
    report,
  });
  const live = createLive({
    connection,
    fetcher: options.fetcher,
    tell: (news) => {
      emit('live', news);
      if (news.event && newsKinds.has(news.event.kind)) onNews();
    },
  });
  /** What was away may be back: after sleep, after a sign-in, at another server. */
  const retry = (origin: string) => {
    outbox.retry(origin);
    collections.retry();
    live.follow();
  };
  const proxy = createApiProxy({
    connection,
    cache,
    upstream,
    answerFromKept: search.answer,
    onRefreshed: (refreshed) => emit('refreshed', refreshed),
    onOutcome: (origin, outcome) => {
      noteOutcome(origin, outcome);
      if (outcome.kind !== 'answer') return;
      outbox.serverAnswers(origin);
      if (isCurrent(origin)) collections.serverAnswers();
    },
    queued: outbox.queued,
    onSession: (origin, userId, before) => {
      let isOther = false;
      if (userId === null) {
        wipeUser(origin);
        if (before !== null) void outbox.wipe({ server: origin, userId: before });
      } else {
        isOther = greet(origin, userId, before);
        retry(origin);
      }
      if (isCurrent(origin)) {
        emit('userChanged', { userId, isOther });
        live.follow();
      }
      prepareSearch();
    },
  });
  const answer = createAppHandler({
    name: options.name ?? 'CARDI',
    webRoot: options.webRoot,
    serverOrigin: () => server.origin,
    proxy,
    report,
  });
  const researchTool = createResearchTool();
  const makeOffline = createOfflineMaker({
    ask: (path) => ask(path),
    onProgress: (progress) => emit('offlineProgress', progress),
  });

  /** Whose kept answers are searched at this moment. */
  const scope = async () => {
    const { origin, session } = connection();
    await cache.unlocked;
    return { server: origin, userId: (await session.current())?.userId ?? null };
  };
  const prepareSearch = () => void scope().then(search.prepare);
  prepareSearch();
  live.follow();

  /** Asks the current server as a page would, but accepts only its own answer, not a saved one. A body makes it a POST. */
  const ask = (path: string, body?: object): Promise<Response> => {
    const sent = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const request = new Request(new URL(path, 'app://cardi/'), sent);
    return proxy(request, new URL(request.url), { isFresh: true });
  };

  return {
    handle: async (request: Request): Promise<Response> => {
      const { origin } = server;
      const response = await answer(request);
      // The guard must know the tool before the page can ask for its webview.
      if (isCurrent(origin)) await researchTool.learn(request, response);
      return response;
    },
    ask,
    /** The changes that wait, for the pages of their user. */
    outbox: outbox.calls,
    /** What the user keeps offline, for their pages. */
    collections: collections.calls,
    refreshEvery: collections.refreshEvery,
    /** The computer has woken up: what waits is sent, and what is kept is brought up to date. */
    resumed: () => retry(server.origin),
    /** The research tool that the server names; see `security/research-tool.ts`. */
    researchTool: { origin: researchTool.origin, origins: researchTool.origins },
    status: async (): Promise<DesktopStatus> => {
      // The keychain's state is unknown until it has been read once.
      await connection().session.current();
      return statusOf();
    },
    /** Whether changes are heard of as they happen. */
    isLive: live.isUp,
    /** Who is signed in to the current server. */
    user,
    /**
     * Checks whose data this computer holds. Data of a user whose session was lost is deleted after the grace period.
     */
    checkUser: async (): Promise<void> => {
      const { origin } = server;
      const signedIn = await connection().session.current();
      if (signedIn) {
        const { userId } = signedIn;
        if (greet(origin, userId, null)) emit('userChanged', { userId, isOther: true });
        return;
      }
      const last = lastUser.current();
      const isSignedIn = last !== null && (await connectionTo(last.server).session.current()) !== null;
      if (!last || isSignedIn || !lastUser.isOverdue()) return;
      void outbox.end(last);
      wipeUser(last.server);
    },
    server: (): ServerState => server,
    /** Asks the current server for its mode and version; unanswered fields keep their last value. */
    checkServer: async (): Promise<ServerCheck> => {
      const { origin } = server;
      const check = await checkServer(origin, upstream);
      if (isCurrent(origin)) become(afterCheck(server, check));
      return check;
    },
    /**
     * Moves to another server once it has answered as a CARDI server. Requests under way keep the server and session
     * they began with. The pages must be reloaded.
     */
    connect: async (address: string): Promise<ServerCheck> => {
      const check = await checkServer(address, upstream);
      if (check.kind === 'accepted') {
        if (!isCurrent(check.origin)) researchTool.forget();
        become({ origin: check.origin, mode: check.mode, version: check.version, problem: null });
        retry(check.origin);
      }
      return check;
    },
    offlineUsage: () => ({ bytes: cache.size(), answers: cache.count(), limit: cacheLimit, isOpen: cache.isOpen() }),
    clearCache: () => cache.clear(),
    /** The best few records for what was typed, out of what is kept. */
    searchKept: async (typed: string): Promise<KeptResults> => search.find(await scope(), typed),
    makeOffline,
    close: () => {
      live.close();
      search.close();
      collections.close();
      void outbox.close();
      cache.close();
    },
  };
}
