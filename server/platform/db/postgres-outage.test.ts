import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { ready } from '#contract/health.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';

/** The time a request may wait for the database here, and the time a busy machine adds (milliseconds). */
const timeout = 2000;
const slack = 10_000;

/** How long the database is stopped, in a round that stops it (milliseconds). */
const frozen = 3 * timeout;

interface Seen {
  status: number;
  retryAfter: string | null;
  took: number;
}

interface Load {
  /** The answers so far. */
  seen: Seen[];
  /** Ends the load when every request under way is answered. */
  end: () => Promise<unknown>;
}

/** Callers who read and publish as fast as they can. */
function startLoad(client: TestClient): Load {
  const seen: Seen[] = [];
  const over = new AbortController();
  const ask = async (call: () => Promise<Response>) => {
    while (!over.signal.aborted) {
      const started = performance.now();
      const response = await call();
      await response.text();
      const { status, headers } = response;
      seen.push({ status, retryAfter: headers.get('retry-after'), took: performance.now() - started });
    }
  };
  const callers = [
    ...Array.from({ length: 6 }, () => ask(() => client.send(createListing, { body: listingForm() }))),
    ...Array.from({ length: 6 }, () => ask(() => client.send(listListings, { query: {} }))),
  ];
  const end = () => {
    over.abort();
    return Promise.all(callers);
  };
  return { seen, end };
}

const metricsUrl = (server: ServerProcess) => /metrics +(http:\S+)/.exec(server.output())?.[1] ?? '';

/** The faults of the database, while requests are under way. */
const blows: Record<string, (cluster: TestPostgres, server: ServerProcess, url: string) => Promise<void>> = {
  'a connection in use is killed': async (_cluster, _server, url) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'cardi' and pid <> pg_backend_pid()",
    );
    // PostgreSQL then ends every other connection, this one too: only from there on is it on its way back.
    const ended = new Promise((resolve) => client.once('end', resolve));
    for (const { pid } of rows.slice(0, 1)) process.kill(pid, 'SIGKILL');
    await ended;
  },
  'it is restarted': (cluster) => cluster.restart('fast'),
  'it is killed and started again': (cluster) => cluster.restart('kill'),
  'it stands still': async (cluster, server) => {
    const processes = await cluster.processes();
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    try {
      const began = performance.now();
      // Checks older than a second do not count.
      await wait(1500);
      const client = createClient(server.url);
      const [readiness, metrics] = await Promise.all([
        client.send(ready),
        fetch(metricsUrl(server)).then(async (response) => ({ status: response.status, text: await response.text() })),
      ]);
      expect(performance.now() - began, 'readiness and metrics answer').toBeLessThan(1500 + 2000 + slack);
      expect(readiness.status).toBe(503);
      expect(metrics.status).toBe(200);
      expect(metrics.text).toContain('cardi_ready 0');
      expect(metrics.text).not.toMatch(/^cardi_(sessions_active|outbox_\w+)[{ ]/m);
      await wait(Math.max(0, frozen - (performance.now() - began)));
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
  },
};

onlyOn(
  'postgres',
  'R1, R5: whatever happens to PostgreSQL under load, the server answers in time, lives, and comes back by itself',
  async (context) => {
    context.skip(process.platform !== 'linux', 'it lists the processes of PostgreSQL as Linux does');
    // What is acknowledged outlives the process, as the test needs its session afterwards.
    const cluster = await startPostgres({ more: ['synchronous_commit=on'] });
    try {
      const url = await cluster.createDatabase('outage');
      await using server = await startServerProcess({
        env: {
          DATABASE_URL: url,
          DATABASE_TIMEOUT_SECONDS: String(timeout / 1000),
          LOG_LEVEL: 'fatal',
          METRICS_PORT: '0',
          RATE_LIMIT_FACTOR: '1000',
        },
      });
      const client = createClient(server.url);
      await client.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
      for (const [name, strike] of Object.entries(blows)) {
        const { seen, end } = startLoad(client);
        await wait(300);
        await strike(cluster, server, url);
        await expect.poll(() => seen.some(({ status }) => status === 503), { message: name }).toBe(true);
        // On a busy machine the load alone can take longer than the limit, so it ends before the wait.
        await end();
        const isBack = async () => [
          (await client.send(createListing, { body: listingForm() })).status,
          (await client.send(ready)).status,
        ];
        await expect.poll(isBack, { message: name, timeout: 60_000 }).toEqual([201, 200]);
        expect(
          seen.filter(({ status }) => ![200, 201, 503].includes(status)),
          name,
        ).toEqual([]);
        for (const { status, retryAfter, took } of seen) {
          if (status === 503) expect(retryAfter, name).toBe('5');
          expect(took, name).toBeLessThan(timeout + slack);
        }
        // Everything works again at once, over every connection.
        const after = await Promise.all(
          Array.from({ length: 10 }, () => client.send(createListing, { body: listingForm() })),
        );
        expect(
          after.map(({ status }) => status),
          name,
        ).toEqual(Array.from({ length: 10 }, () => 201));
      }
      expect(await server.stop()).toBe(0);
    } finally {
      await cluster.stop();
    }
  },
  240_000,
);
