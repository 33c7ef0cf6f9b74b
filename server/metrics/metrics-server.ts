import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';

import type { Deps } from '#server/deps.ts';
import { countOutbox, countSessions } from './store.ts';

const hour = 3_600_000;

type MetricsDeps = Pick<Deps, 'database' | 'logger' | 'metrics' | 'now'>;

/**
 * Serves `/metrics` for Prometheus, and nothing else, on a port of its own: what it says of the program is not
 * for the public. What lies in the database is counted when it is asked for; the process's own figures (memory,
 * event loop, garbage collection) are gathered from now on.
 */
export function createMetricsServer(deps: MetricsDeps): Server {
  const { registry } = deps.metrics;
  collectDefaultMetrics({ register: registry });
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

function addDatabaseGauges({ database, metrics, now }: MetricsDeps): void {
  const registers = [metrics.registry];
  const age = new Gauge({
    name: 'cardi_outbox_oldest_seconds',
    help: 'For how long the oldest mail that waits has been there; 0 when none does.',
    registers,
    async collect() {
      const { oldest } = await countOutbox(database);
      age.set(oldest === null ? 0 : Math.max(0, (now().getTime() - Date.parse(oldest)) / 1000));
    },
  });
  const mails = new Gauge({
    name: 'cardi_outbox_mails',
    help: 'Mails that wait to be handed over, and mails that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, failed } = await countOutbox(database);
      mails.set({ state: 'waiting' }, waiting);
      mails.set({ state: 'failed' }, failed);
    },
  });
  const sessions = new Gauge({
    name: 'cardi_sessions_active',
    help: 'Sessions that were used within the last hour.',
    registers,
    async collect() {
      sessions.set(await countSessions(database, new Date(now().getTime() - hour).toISOString()));
    },
  });
}
