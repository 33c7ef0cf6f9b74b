import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { createApp } from './app.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { rememberReads } from './db/remembered-reads.ts';
import { seed } from './db/seed/seed.ts';
import type { Deps } from './deps.ts';
import { type Env, parseEnv } from './env.ts';
import { followNewsJob } from './features/follows/tell-followers.ts';
import { listingJob } from './features/listings/jobs.ts';
import { lapseJob } from './features/memberships/lapse.ts';
import { paymentJob } from './features/memberships/payment-tasks.ts';
import { digestJob } from './features/notifications/digest.ts';
import { rollUpJob } from './features/overview/roll-up.ts';
import { alertJob } from './features/saved-searches/alerts.ts';
import { startFeedReader } from './feeds/feed-reader.ts';
import { createHttpServer, drain } from './http/http-server.ts';
import { createLogger } from './http/logging.ts';
import { startJobs } from './jobs/repeat.ts';
import { startSweeper } from './jobs/sweeper.ts';
import { createMailTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { createOutbound } from './outbound/outbound.ts';
import type { Payments } from './payments/payments.ts';
import { startUpBanner } from './start-up-banner.ts';
import { startUpProblem } from './start-up-problem.ts';

/** How long requests under way may take to finish after SIGTERM (milliseconds). */
const drainLimit = 10_000;

/** Opens and migrates the database, listens, and drains when told to stop. */
async function main(env: Env): Promise<void> {
  const logger = createLogger(env);
  const metrics = createMetrics();
  const database = measured(rememberReads(openDatabase(env)), metrics);
  await migrate(database);
  const webRoot = fileURLToPath(new URL('../dist/web', import.meta.url));
  let port = env.port;
  const mail = startMailWorker({ database, logger, metrics, now: () => new Date() }, createMailTransport(env, logger));
  const deps: Deps = {
    env,
    database,
    logger,
    metrics,
    now: () => new Date(),
    checkResponses: env.mode === 'development',
    baseUrl: () => env.publicUrl ?? `http://localhost:${port}`,
    mail,
    outbound: createOutbound(),
    payments: await paymentsOf(env),
    webRoot: existsSync(`${webRoot}/index.html`) ? webRoot : null,
  };
  if (env.mode !== 'production') await seed(deps);

  let isDraining = false;
  const server = createHttpServer(createApp(deps, () => isDraining));
  const metricsServer = env.metrics && createMetricsServer(deps);
  const stopSweeper = startSweeper(deps);
  const feeds = startFeedReader(deps);
  const stopJobs = startJobs(deps, [listingJob, alertJob, followNewsJob, lapseJob, paymentJob, digestJob, rollUpJob]);
  const stop = async () => {
    if (isDraining) return;
    isDraining = true;
    logger.info('stopping: finishing requests under way');
    await drain(server, drainLimit);
    // The last reading may still be of use, and nobody waits for it.
    metricsServer?.close().closeAllConnections();
    await stopSweeper();
    await feeds.stop();
    await stopJobs();
    await mail.stop();
    await database.close();
    logger.flush();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  await listen(server, env);
  port = portOf(server);
  if (metricsServer && env.metrics) await listen(metricsServer, env.metrics);
  process.stdout.write(startUpBanner(env, port, metricsServer && portOf(metricsServer)));
  // What an earlier process left unsent goes out now.
  mail.wake();
}

/** The provider's library is big; a server without it does not load it. */
async function paymentsOf(env: Env): Promise<Payments | null> {
  if (!env.stripe) return null;
  const { createStripePayments } = await import('./payments/stripe.ts');
  return createStripePayments(env.stripe);
}

/** The database with every write timed. */
function measured(database: Database, metrics: Metrics): Database {
  return { ...database, write: (work) => metrics.writing(database.write(work)) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

let env: Env | undefined;
try {
  env = parseEnv(process.env);
  await main(env);
} catch (error) {
  const reason = startUpProblem(error, env) ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`CARDI cannot start: ${reason}\n`);
  process.exit(1);
}
