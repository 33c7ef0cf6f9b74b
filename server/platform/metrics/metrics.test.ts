import { createServer } from 'node:net';
import { expect, test } from 'vitest';

import { signIn } from '#contract/accounts.ts';
import { getListing } from '#contract/listings.ts';
import { readSource } from '#server/features/feeds/reading/read-source.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails } from '#server/platform/mail/outbox-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeLocation } from '#server/testing/database.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { runServerToEnd, startServerProcess } from '#server/testing/server-process.ts';
import { countOutbox, countSessions } from './store.ts';

/** The value of one line of the text that Prometheus reads. */
function valueOf(text: string, line: string): number | undefined {
  const value = text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.split(' ')
    .at(-1);
  return value === undefined ? undefined : Number(value);
}

const metricsOf = (app: TestApp) => app.deps.metrics.registry.metrics();

test('metrics for Prometheus are served on a separate port only', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, LOG_LEVEL: 'warn', METRICS_PORT: '0' };
  await using server = await startServerProcess({ env });
  const url = /metrics +(http:\S+)/.exec(server.output())?.[1] ?? '';
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect(new URL(url).port).not.toBe(new URL(server.url).port);
  await fetch(`${server.url}/api/listings/987654321`);
  // The first run of a job begins with the program.
  await expect
    .poll(async () => (await fetch(url)).text())
    .toContain('cardi_job_last_success_timestamp_seconds{job="listings"}');
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const name of [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'cardi_http_request_duration_seconds_count{method="GET",route="/api/listings/:id",status="4xx"} 1',
    'cardi_database_write_duration_seconds_count{result="ok"}',
    'cardi_database_writes_in_progress ',
    'cardi_outbox_mails{state="failed"} 0',
    'cardi_outbox_oldest_seconds 0',
    'cardi_sessions_active 0',
    'cardi_ready 1',
    'cardi_log_lines_lost_total 0',
    'cardi_info{version="',
    'cardi_job_last_success_timestamp_seconds{job="listings"}',
    'cardi_job_duration_seconds{job="listings"}',
    ...(location.databaseUrl ? ['cardi_database_connections{pool="writes",state="waiting"} 0'] : []),
  ]) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('987654321');
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(new URL('/api/site', url))).status).toBe(404);
  // The public port does not serve metrics: it shows the page for unknown paths.
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('cardi_http');
  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('the metrics server is off without a port; a port in use stops the start with a message', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl, APP_MODE: 'demo', LOG_LEVEL: 'warn' };
  await using server = await startServerProcess({ env });
  expect(server.output()).not.toContain('metrics');
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String(Object(taken.address()).port);
  const { code, output } = await runServerToEnd({ env: { ...env, PORT: '0', METRICS_PORT: port } });
  taken.close();
  expect(code).toBe(1);
  expect(output).toContain(`CARDI cannot start: METRICS_PORT ${port} is already in use.`);
});

test('labels are patterns and fixed words, whatever a caller requests', async () => {
  await using app = await createTestApp();
  const visitor = app.visitor();
  const listing = await app.aListing(await app.aUser());
  await visitor.call(getListing, { params: { id: String(listing) } });
  for (const path of ['/api/nobody@test.example', '/nobody@test.example', '/assets/nobody@test.example']) {
    await visitor.fetch(path);
  }
  await visitor.fetch('/api/listings', { method: 'PROPFIND' });
  await visitor.refused(signIn, { body: { username: 'nobody@test.example', password: 'Wrong-Password-1' } });
  await expect.poll(() => metricsOf(app)).toContain('route="/api/auth/signin"');
  const text = await metricsOf(app);
  const requests = (labels: string) => valueOf(text, `cardi_http_request_duration_seconds_count{${labels}}`);
  expect(requests('method="GET",route="/api/listings/:id",status="2xx"')).toBe(1);
  expect(requests('method="GET",route="unknown call",status="4xx"')).toBe(1);
  expect(requests('method="GET",route="page",status="4xx"')).toBe(1);
  expect(requests('method="GET",route="asset",status="4xx"')).toBe(1);
  expect(text).toContain('method="other"');
  expect(requests('method="POST",route="/api/auth/signin",status="4xx"')).toBe(1);
  expect(text).not.toMatch(/nobody|example/);
});

test('refusals, mails and feeds are counted by their result', async () => {
  await using app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001', SMTP_URL: 'smtp://127.0.0.1:1' } });
  const visitor = app.visitor();
  const body = { username: 'somebody', password: 'Wrong-Password-1' };
  await visitor.refused(signIn, { body });
  expect((await visitor.refused(signIn, { body })).status).toBe(429);
  const at = app.clock.now().toISOString();
  await app.deps.database.write((trx) =>
    trx
      .insertInto('outbox')
      .values({
        recipient: 'x@test.example',
        message: JSON.stringify({ to: 'x@test.example', subject: 'A test', paragraphs: ['Hello'] }),
        created_at: at,
        due_at: at,
        status: 'waiting',
      })
      .execute(),
  );
  await app.mail.flush();
  const feedUrl = 'http://127.0.0.1/feed.xml';
  await readSource(app.deps, { id: 1, technologyId: 4, feedUrl, etag: null, lastModified: null, failures: 0 });
  const text = await metricsOf(app);
  expect(valueOf(text, 'cardi_rate_limit_refusals_total{endpoint="accounts.signIn"}')).toBe(1);
  expect(valueOf(text, 'cardi_mails_total{result="failed"}')).toBe(1);
  expect(valueOf(text, 'cardi_feed_reads_total{result="failed"}')).toBe(1);
  expect(await countOutbox(app.deps.database)).toEqual({
    waiting: 1,
    waitingToMany: 0,
    failed: 0,
    oldest: at,
  });
});

test('mail to many, which may wait for an hour, is counted apart and has no age', async () => {
  await using app = await createTestApp();
  const message: MailMessage = {
    template: 'contact.reply',
    to: 'x@test.example',
    subject: 'A test',
    paragraphs: ['Hello'],
  };
  const now = app.clock.now();
  await app.deps.database.write((trx) => enqueueMails(trx, [{ message, bulk: { origin: null } }], now));
  expect(await countOutbox(app.deps.database)).toEqual({ waiting: 0, waitingToMany: 1, failed: 0, oldest: null });
});

test('writes are timed, and those in progress are counted', async () => {
  await using app = await createTestApp();
  const { metrics } = app.deps;
  const { promise, resolve } = Promise.withResolvers<string>();
  const write = metrics.writing(promise);
  expect(valueOf(await metricsOf(app), 'cardi_database_writes_in_progress')).toBe(1);
  resolve('done');
  expect(await write).toBe('done');
  await expect(metrics.writing(Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
  const text = await metricsOf(app);
  expect(valueOf(text, 'cardi_database_writes_in_progress')).toBe(0);
  expect(valueOf(text, 'cardi_database_write_duration_seconds_count{result="ok"}')).toBe(1);
  expect(valueOf(text, 'cardi_database_write_duration_seconds_count{result="failed"}')).toBe(1);
});

test('sessions of the last hour are counted by an index', async () => {
  await using app = await createTestApp();
  await app.as('member');
  const since = app.clock.now().toISOString();
  expect(await countSessions(app.deps.database, since)).toBe(1);
  app.clock.advance({ seconds: 1 });
  expect(await countSessions(app.deps.database, app.clock.now().toISOString())).toBe(0);
  await expectIndexed(app.deps.database, async (spied) => {
    await countSessions(spied, since);
    await countOutbox(spied);
  });
});
