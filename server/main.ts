import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import { type Env, parseEnv } from './env.ts';
import { sealTwoFactorSecrets, setTestUsersPassword } from './features/accounts/index.ts';
import { features } from './features.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createReadiness } from './platform/db/readiness.ts';
import { readingAside } from './platform/db/reading-aside.ts';
import { rememberReads } from './platform/db/remembered-reads.ts';
import { createHttpServer, drain, endConnections } from './platform/http/http-server.ts';
import { createLogger } from './platform/http/logging.ts';
import { givingWay } from './platform/jobs/giving-way.ts';
import { startJobs } from './platform/jobs/repeat.ts';
import { sweepJob } from './platform/jobs/sweep.ts';
import { createLive, type Live } from './platform/live/live.ts';
import { afterTelling } from './platform/live/tell.ts';
import { createMailTransport } from './platform/mail/transport.ts';
import { startMailWorker } from './platform/mail/worker.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { createOutbound } from './platform/outbound/outbound.ts';
import type { Payments } from './platform/payments/payments.ts';
import { keepPrivate } from './platform/private-files.ts';
import { openSecretKey } from './platform/secret-key.ts';
import { createStorage } from './platform/storage/storage.ts';
import { createVirusScanner } from './platform/virus-scanner/virus-scanner.ts';
import { withSampleFiles } from './seed/pictures/sample-files.ts';
import { seed } from './seed/seed.ts';
import { startUpBanner } from './start-up-banner.ts';
import { startUpProblem } from './start-up-problem.ts';

/** How long requests under way may take to finish, and how long the whole shutdown may take (milliseconds). */
const drainLimit = 10_000;
const stopLimit = 15_000;

/** Migrates the database and adds the samples, while other processes may be doing the same. */
async function setUpDatabase(env: Env, secretKey: Deps['secretKey'], now: Deps['now']): Promise<void> {
  const database = openDatabase(env, 'jobs');
  try {
    await migrate(database);
    await sealTwoFactorSecrets({ database, secretKey });
    if (env.mode !== 'production') await seed({ database, now });
  } finally {
    await database.close();
  }
}

/** Sets up and opens the database, listens, and drains when told to stop. */
async function main(env: Env): Promise<void> {
  const now = () => new Date();
  const metrics = createMetrics();
  const logger = createLogger(env, undefined, metrics.logLost);
  const secretKey = openSecretKey(env);
  await setUpDatabase(env, secretKey, now);
  const opened = openDatabase(env, 'requests');
  const live = createLive({ database: opened, logger, metrics });
  const database = told(live, measured(rememberReads(opened), metrics));
  // Background work may take longer than a request: it must not use the connections of requests, nor stop their thread.
  const ofJobs = opened.dialect === 'postgres' ? told(live, measured(openDatabase(env, 'jobs'), metrics)) : null;
  const jobDatabase = ofJobs ?? readingAside({ database }).database;
  const webRoot = fileURLToPath(new URL('../dist/web', import.meta.url));
  let port = env.port;
  const stopping = new AbortController();
  const isDraining = () => stopping.signal.aborted;
  const mailDeps = { database: jobDatabase, features, logger, metrics, now };
  const mail = startMailWorker(mailDeps, createMailTransport(env, logger));
  const deps: Deps = {
    env,
    features,
    database,
    secretKey,
    logger,
    isDraining,
    readiness: createReadiness({ database, logger }),
    metrics,
    now,
    checkResponses: env.mode === 'development',
    baseUrl: () => env.publicUrl ?? `http://localhost:${port}`,
    mail,
    live,
    outbound: createOutbound(),
    payments: await paymentsOf(env),
    storage: env.mode === 'production' ? await createStorage(env) : withSampleFiles(await createStorage(env)),
    virusScanner: createVirusScanner(env),
    webRoot: existsSync(`${webRoot}/index.html`) ? webRoot : null,
  };
  const jobDeps = { ...deps, database: jobDatabase };
  const testPassword = await setTestUsersPassword(jobDeps);

  const server = createHttpServer(createApp(deps));
  const pools = () => [...database.pools(), ...(ofJobs?.pools() ?? [])];
  const metricsServer = env.metrics && createMetricsServer({ ...deps, pools });
  const giving = { ...jobDeps, database: givingWay(jobDatabase, database) };
  const stopJobs = startJobs(giving, [sweepJob, ...features.flatMap(({ jobs = [] }) => jobs)]);

  /** Ends the parts in the order of their dependencies. `hurry` ends the wait for load balancers. */
  async function stop(signal: NodeJS.Signals, hurry: AbortSignal): Promise<void> {
    stopping.abort();
    endConnections(server);
    // Called now, so that jobs have ended by the time the last request has.
    const work = stopJobs();
    // A terminal's Ctrl+C comes from a person who is watching.
    const drainTime = signal === 'SIGTERM' ? env.drainTime : 0;
    logger.info({ seconds: drainTime / 1000 }, 'stopping: serving until balancers have noticed');
    await wait(drainTime, undefined, { signal: hurry }).catch(() => undefined);
    const deadline = setTimeout(() => {
      logger.error('stopping has taken too long: ending without what is left');
      logger.flush(() => process.exit(1));
    }, stopLimit);
    logger.info('stopping: finishing requests under way');
    await live.close();
    await drain(server, drainLimit);
    // The last metrics may still be read, and nothing waits for them.
    metricsServer?.close().closeAllConnections();
    await work;
    await mail.stop();
    await database.close();
    await ofJobs?.close();
    clearTimeout(deadline);
  }
  const hurry = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isDraining()) {
        hurry.abort();
        return;
      }
      stop(signal, hurry.signal).catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        logger.flush(() => process.exit(1));
      });
    });
  }

  await database.connect?.();
  await listen(server, { ...env, reusePort: env.isPortShared });
  port = portOf(server);
  if (metricsServer && env.metrics) await listen(metricsServer, env.metrics);
  process.stdout.write(startUpBanner(env, { port, metricsPort: metricsServer && portOf(metricsServer), testPassword }));
  // Sends mail that an earlier process left in the outbox.
  mail.wake();
}

/** The provider's library is big, so it is loaded only when configured. */
async function paymentsOf(env: Env): Promise<Payments | null> {
  if (!env.stripe) return null;
  const { createStripePayments } = await import('./platform/payments/stripe.ts');
  return createStripePayments(env.stripe);
}

/** The database with a timer on every write. */
function measured(database: Database, metrics: Metrics): Database {
  return { ...database, write: (work, options) => metrics.writing(database.write(work, options)) };
}

/** The database whose writes wake the streams to which they told something. */
function told(live: Live, database: Database): Database {
  return afterTelling(database, live.wake);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** `reusePort`: the system spreads connections over all processes that listen on the port (Linux; Node 23.1). */
function listen(
  server: Server,
  { port, host, reusePort = false }: { port: number; host: string; reusePort?: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, reusePort }, resolve);
  });
}

// The reader of the log is gone or its disk is full: the server keeps running.
process.stdout.on('error', () => undefined);

let env: Env | undefined;
try {
  env = parseEnv(process.env);
  keepPrivate(env.dataDir);
  await main(env);
} catch (error) {
  const reason = startUpProblem(error, env) ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`CARDI cannot start: ${reason}\n`);
  process.exit(1);
}
