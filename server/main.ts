import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { createApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import type { Deps } from './deps.ts';
import { type Env, parseEnv } from './env.ts';
import { createHttpServer, drain } from './http/http-server.ts';
import { createLogger } from './http/logging.ts';
import { startSweeper } from './jobs/sweeper.ts';
import { createMailTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { createStripePayments } from './payments/stripe.ts';
import { startUpBanner } from './start-up-banner.ts';
import { startUpProblem } from './start-up-problem.ts';

/** How long requests under way may take to finish after SIGTERM (milliseconds). */
const drainLimit = 10_000;

/** Opens and migrates the database, listens, and drains when told to stop. */
async function main(env: Env): Promise<void> {
  const logger = createLogger(env);
  const database = openDatabase(env);
  await migrate(database);
  const webRoot = fileURLToPath(new URL('../dist/web', import.meta.url));
  let port = env.port;
  const mail = startMailWorker({ database, logger, now: () => new Date() }, createMailTransport(env, logger));
  const deps: Deps = {
    env,
    database,
    logger,
    now: () => new Date(),
    checkResponses: env.mode === 'development',
    baseUrl: () => env.publicUrl ?? `http://localhost:${port}`,
    mail,
    payments: env.stripe ? createStripePayments(env.stripe) : null,
    webRoot: existsSync(`${webRoot}/index.html`) ? webRoot : null,
  };
  if (env.mode !== 'production') await seed(deps);

  let isDraining = false;
  const server = createHttpServer(createApp(deps, () => isDraining));
  const stopSweeper = startSweeper(deps);
  const stop = async () => {
    if (isDraining) return;
    isDraining = true;
    logger.info('stopping: finishing requests under way');
    await drain(server, drainLimit);
    await stopSweeper();
    await mail.stop();
    await database.close();
    logger.flush();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  await listen(server, env);
  port = (server.address() as AddressInfo).port;
  process.stdout.write(startUpBanner(env, port));
  // What an earlier process left unsent goes out now.
  mail.wake();
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
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
