import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { backupMark } from '#server/platform/db/backup.ts';
import type { PoolFigures } from '#server/platform/db/database.ts';
import { productVersion } from '#server/platform/version.ts';
import { countOutbox, countSessions } from './store.ts';

/** How long the database may take to count its figures (milliseconds). */
const countLimit = 2000;

interface MetricsDeps extends Pick<Deps, 'database' | 'env' | 'logger' | 'metrics' | 'now' | 'readiness'> {
  isDraining: () => boolean;
  /** Returns the figures of the connection pools for requests and for jobs. */
  pools: () => readonly PoolFigures[];
}

/**
 * Serves `/metrics` for Prometheus, and nothing else, on a port of its own: what it says of the program is not
 * for the public. What lies in the database is counted when it is asked for, and left out while the database does not
 * answer; the process's own figures (memory, event loop, garbage collection) are gathered from now on.
 */
export function createMetricsServer(deps: MetricsDeps): Server {
  const { registry } = deps.metrics;
  collectDefaultMetrics({ register: registry });
  addOwnGauges(deps);
  addDatabaseGauges(deps);
  return createServer((req, res) => {
    const [path] = (req.url ?? '').split('?', 1);
    if (path !== '/metrics' || (req.method !== 'GET' && req.method !== 'HEAD')) {
      res.writeHead(path === '/metrics' ? 405 : 404, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        deps.logger.error({ err: error }, 'the metrics could not be gathered');
        res.writeHead(500, { 'Content-Type': 'text/plain' }).end();
      },
    );
  });
}

/** The figures that the process knows without asking another service. */
function addOwnGauges({ env, isDraining, metrics, now, pools, readiness }: MetricsDeps): void {
  const registers = [metrics.registry];
  const info = new Gauge({
    name: 'cardi_info',
    help: 'Which program this is; always 1.',
    labelNames: ['version', 'mode', 'database'],
    registers,
  });
  info.set({ version: productVersion, mode: env.mode, database: env.databaseUrl ? 'postgres' : 'sqlite' }, 1);
  const ready = new Gauge({
    name: 'cardi_ready',
    help: 'Whether /readyz answers 200 (1) or 503 (0).',
    registers,
    async collect() {
      ready.set(!isDraining() && (await readiness()) === null ? 1 : 0);
    },
  });
  const connections = new Gauge({
    name: 'cardi_database_connections',
    help: 'Connections to PostgreSQL in use, and callers waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, inUse, waiting } of pools()) {
        connections.set({ pool: name, state: 'in_use' }, inUse);
        connections.set({ pool: name, state: 'waiting' }, waiting);
      }
    },
  });
  if (env.databaseUrl) return;
  const backup = new Gauge({
    name: 'cardi_backup_age_seconds',
    help: 'Time since `npm run backup` last made a backup of this database; absent if it never did.',
    registers,
    async collect() {
      const mark = await stat(join(env.dataDir, backupMark)).catch(() => null);
      if (mark) backup.set(Math.max(0, (now().getTime() - mark.mtimeMs) / 1000));
      else backup.remove();
    },
  });
}

function addDatabaseGauges(deps: MetricsDeps): void {
  const { database, metrics, now } = deps;
  const registers = [metrics.registry];
  const age = new Gauge({
    name: 'cardi_outbox_oldest_seconds',
    help: 'How long the oldest waiting email has been waiting, without those to many; 0 if none is waiting.',
    registers,
    async collect() {
      const found = await inTime(() => countOutbox(database));
      if (!found) age.remove();
      else age.set(found.oldest === null ? 0 : Math.max(0, (now().getTime() - Date.parse(found.oldest)) / 1000));
    },
  });
  const mails = new Gauge({
    name: 'cardi_outbox_mails',
    help: 'Emails waiting to be sent, those to many apart, and emails that were discarded; each up to 10,000.',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await inTime(() => countOutbox(database));
      mails.reset();
      if (!found) return;
      mails.set({ state: 'waiting' }, found.waiting);
      mails.set({ state: 'waiting_to_many' }, found.waitingToMany);
      mails.set({ state: 'failed' }, found.failed);
    },
  });
  const sessions = new Gauge({
    name: 'cardi_sessions_active',
    help: 'Sessions that were used within the last hour.',
    registers,
    async collect() {
      const count = await inTime(() => countSessions(database, new Date(now().getTime() - hour).toISOString()));
      if (count === null) sessions.remove();
      else sessions.set(count);
    },
  });
}

/** A figure from the database; `null`, and left out, if it fails or takes too long. */
async function inTime<T>(count: () => Promise<T>): Promise<T | null> {
  const answered = new AbortController();
  const late = wait(countLimit, null, { signal: answered.signal }).catch(() => null);
  const counted = count().catch(() => null);
  const found = await Promise.race([counted, late]);
  answered.abort();
  return found;
}
