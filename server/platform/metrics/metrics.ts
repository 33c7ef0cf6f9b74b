import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { endpoints } from '#contract/endpoints.ts';

/** The allowed values of the label `route`, so that requests for made-up paths add no labels. */
const knownRoutes = new Set<string>(endpoints.map(({ path }) => path));
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The metrics of the program. No label names a person, an address or a record. */
export interface Metrics {
  registry: Registry;
  /** `route`: the matched pattern, if any; `status`: `null` when the caller went away. */
  answered(answer: { method: string; route: unknown; path: string; status: number | null; seconds: number }): void;
  /** Waits for a write and records its time, with the wait in the queue. */
  writing<T>(write: Promise<T>): Promise<T>;
  /** An email was sent, will be retried, or was given up. */
  mailed(result: 'sent' | 'failed' | 'given-up'): void;
  feedRead(result: 'items' | 'unchanged' | 'failed'): void;
  /** A request was refused by a rate limit of this endpoint. */
  refused(endpoint: string): void;
  /** A job has begun; call the returned function with its result when it has ended. */
  jobStarted(name: string): (now: Date) => void;
  /** How many lines could not be written to the log. */
  logLost(lines: number): void;
  /** How many streams of events are open. */
  streams(count: number): void;
}

/** Counters that are all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'cardi_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const writes = new Histogram({
    name: 'cardi_database_write_duration_seconds',
    help: 'Time from the start of a write until it was durable or had failed, including the wait for its turn.',
    labelNames: ['result'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const writing = new Gauge({
    name: 'cardi_database_writes_in_progress',
    help: 'Writes waiting for their turn or for the disk.',
    registers,
  });
  const mails = new Counter({
    name: 'cardi_mails_total',
    help: 'Attempts to send an email, by result.',
    labelNames: ['result'],
    registers,
  });
  const feeds = new Counter({
    name: 'cardi_feed_reads_total',
    help: 'Reads of feed sources, by result.',
    labelNames: ['result'],
    registers,
  });
  const refusals = new Counter({
    name: 'cardi_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by endpoint.',
    labelNames: ['endpoint'],
    registers,
  });
  const jobSeconds = new Gauge({
    name: 'cardi_job_duration_seconds',
    help: 'Duration of the last run of a job that this process finished.',
    labelNames: ['job'],
    registers,
  });
  const jobSuccess = new Gauge({
    name: 'cardi_job_last_success_timestamp_seconds',
    help: 'When this process last finished a run of a job.',
    labelNames: ['job'],
    registers,
  });
  const lostLines = new Counter({
    name: 'cardi_log_lines_lost_total',
    help: 'Log lines that could not be written, as on a full disk.',
    registers,
  });
  const streams = new Gauge({
    name: 'cardi_event_streams',
    help: 'Open streams of events.',
    registers,
  });
  return {
    registry,
    answered({ method, route, path, status, seconds }) {
      requests.observe(
        {
          method: knownMethods.has(method) ? method : 'other',
          route: routeOf(route, path),
          status: status === null ? 'aborted' : `${Math.floor(status / 100)}xx`,
        },
        seconds,
      );
    },
    async writing(write) {
      const end = writes.startTimer();
      writing.inc();
      let result = 'failed';
      try {
        const value = await write;
        result = 'ok';
        return value;
      } finally {
        writing.dec();
        end({ result });
      }
    },
    mailed: (result) => mails.inc({ result }),
    feedRead: (result) => feeds.inc({ result }),
    refused: (endpoint) => refusals.inc({ endpoint }),
    jobStarted(job) {
      const started = performance.now();
      return (now) => {
        jobSeconds.set({ job }, (performance.now() - started) / 1000);
        jobSuccess.set({ job }, now.getTime() / 1000);
      };
    },
    logLost: (lines) => lostLines.inc(lines),
    streams: (count) => streams.set(count),
  };
}

/** A path of the contract, or one word for all others, so that unknown paths do not become labels. */
function routeOf(route: unknown, path: string): string {
  if (typeof route === 'string' && knownRoutes.has(route)) return route;
  if (path.startsWith('/api/')) return 'unknown call';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}
