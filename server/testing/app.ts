import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DestinationStream } from 'pino';
import type { CurrentUser } from '#contract/accounts.ts';
import type { Role } from '#contract/kit/access.ts';
import type { ListingInput } from '#contract/listings.ts';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { parseEnv } from '#server/env.ts';
import { startSession } from '#server/features/accounts/sessions.ts';
import type { NewUser } from '#server/features/accounts/store.ts';
import { features } from '#server/features.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createReadiness } from '#server/platform/db/readiness.ts';
import { rememberReads } from '#server/platform/db/remembered-reads.ts';
import { createHttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/http/logging.ts';
import { createLive } from '#server/platform/live/live.ts';
import { afterTelling } from '#server/platform/live/tell.ts';
import { createMailTransport } from '#server/platform/mail/transport.ts';
import { type MailWorker, startMailWorker } from '#server/platform/mail/worker.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createOutbound, type Outbound } from '#server/platform/outbound/outbound.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { openSecretKey } from '#server/platform/secret-key.ts';
import { createStorage, type Storage } from '#server/platform/storage/storage.ts';
import { createVirusScanner } from '#server/platform/virus-scanner/virus-scanner.ts';
import { createClient, type TestClient } from './client.ts';
import { createClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import * as factories from './factories.ts';

export interface TestAppOptions {
  /** A database that outlives this app; by default the app creates its own and removes it. */
  database?: Database;
  /** Whether its own database has the samples that a server's first start adds. */
  isSeeded?: boolean;
  clock?: TestClock;
  /** Environment variables of the program. */
  env?: Record<string, string>;
  /** Where log lines go; by default nothing is logged. */
  logTo?: DestinationStream;
  webRoot?: string;
  payments?: Payments;
  /** Where files are kept; by default the one of the settings, a folder. */
  storage?: Storage;
  /** The client for other sites; by default the real one with all its checks. */
  outbound?: Outbound;
  isDraining?: () => boolean;
  /** How long a stream lives (milliseconds); 0 for one that says what was missed and ends. */
  streamLife?: number;
  /** How long nothing is sent on a stream before an id is (milliseconds). */
  streamQuiet?: number;
}

/** The real app on a real port, with test helpers. `await using` stops and removes it. */
export interface TestApp extends AsyncDisposable {
  url: string;
  deps: Deps;
  /** Sends the mail in the outbox: to `env.SMTP_URL`, else into files under `env.DATA_DIR`. */
  mail: MailWorker;
  clock: TestClock;
  /** A new visitor. */
  visitor(options?: Parameters<typeof createClient>[1]): TestClient;
  /** A browser that is signed in as `user`. */
  signedIn(user: CurrentUser): Promise<TestClient>;
  /** A browser of someone new in this role. */
  as(role: Role): Promise<TestClient>;
  aUser(overrides?: Partial<NewUser>): Promise<CurrentUser>;
  aListing(owner: CurrentUser, overrides?: Partial<ListingInput>): Promise<number>;
}

/** Apps that share a database share it as processes do. */
export const sampleSecretKey = 'Mn3cS0h4bWUgb2xkIGtleSBmb3IgZXZlcnkgdGVzdCE=';

/** Starts the app. By default the clock stands still, rate limits are high, and there are no test users. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const owned = options.database ? null : await openTestDatabase({ isSeeded: options.isSeeded });
  const opened = options.database ?? owned;
  if (!opened) throw new Error('unreachable');
  const env = parseEnv({
    DATA_DIR: owned?.location.dataDir,
    RATE_LIMIT_FACTOR: '1000',
    HUMAN_CHECK_SECONDS: '0',
    ALLOW_PUBLIC_DEMO: '1',
    LOG_LEVEL: options.logTo ? 'trace' : 'silent',
    SECRET_KEY: sampleSecretKey,
    // Tests read the emails in the order in which they were written.
    SMTP_CONNECTIONS: '1',
    ...options.env,
  });
  const clock = options.clock ?? createClock();
  let url = '';
  const logger = createLogger(env, options.logTo);
  const metrics = createMetrics();
  const live = createLive(
    { database: opened, logger, metrics },
    { life: options.streamLife, quiet: options.streamQuiet },
  );
  const database = afterTelling(rememberReads(opened), live.wake);
  const mail = startMailWorker(
    { database, features, logger, metrics, now: clock.now },
    createMailTransport(env, logger),
  );
  const deps: Deps = {
    env,
    features,
    isDraining: options.isDraining ?? (() => false),
    database,
    secretKey: openSecretKey(env),
    logger,
    readiness: createReadiness({ database, logger }),
    metrics,
    now: clock.now,
    checkResponses: true,
    baseUrl: () => url,
    mail,
    live,
    payments: options.payments ?? null,
    outbound: options.outbound ?? createOutbound(),
    storage: options.storage ?? (await createStorage(env)),
    virusScanner: createVirusScanner(env),
    webRoot: options.webRoot ?? null,
  };
  const server = createHttpServer(createApp(deps));
  url = await listen(server);

  async function signedIn(user: CurrentUser): Promise<TestClient> {
    const token = await startSession(deps, { userId: user.id, client: 'web', userAgent: 'test', replaces: null });
    const client = createClient(url);
    client.cookies.set(env.publicUrl?.startsWith('https:') ? '__Host-cardi_session' : 'cardi_session', token);
    return client;
  }

  return {
    url,
    deps,
    mail,
    clock,
    visitor: (clientOptions) => createClient(url, clientOptions),
    signedIn,
    async as(role) {
      if (role === 'anonymous') return createClient(url);
      const tier = role === 'member' ? 'free' : 'professional';
      return signedIn(
        await factories.aUser(deps, { role: role === 'admin' ? 'admin' : 'member', membershipTier: tier }),
      );
    },
    aUser: (overrides) => factories.aUser(deps, overrides),
    aListing: (owner, overrides) => factories.aListing(deps, owner, overrides),
    async [Symbol.asyncDispose]() {
      await mail.stop();
      await live.close();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await owned?.[Symbol.asyncDispose]();
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
