import { expect, test } from 'vitest';
import { z } from 'zod';

import { createUser, forgotPassword, signIn, signOut } from '#contract/accounts.ts';
import { sessionTokenHeader } from '#contract/kit/session.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { startJobs } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectNoDearer } from '#server/testing/costs.ts';
import { listingForm } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { createLogger } from './logging.ts';

/** Keeps what is logged. */
function sink() {
  const lines: string[] = [];
  return {
    write: (line: string) => void lines.push(line),
    text: () => lines.join(''),
    entries: () => lines.map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line))),
  };
}

/** Waits for the request's own line, which is written after the answer. */
async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true);
}

test('a request is logged in one line: the call, its result, its duration', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  const response = await app
    .visitor()
    .fetch('/api/listings/999?x=1', { headers: { 'X-Request-Id': 'from-my-proxy-1' } });
  expect(response.headers.get('x-request-id')).toBe('from-my-proxy-1');
  await until(() => log.entries().length > 0);
  expect(log.entries()).toEqual(
    [
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        requestId: 'from-my-proxy-1',
        method: 'GET',
        path: '/api/listings/999',
        status: 400,
        ms: expect.any(Number),
        msg: 'request',
      },
    ].map((line) => ({ ...line, status: response.status })),
  );
});

test('a request id that could forge a line is replaced by our own', async () => {
  await using app = await createTestApp();
  for (const id of ['short', 'x'.repeat(65), 'has space in it', '{"level":60}']) {
    const { headers } = await app.visitor().fetch('/api/site', { headers: { 'X-Request-Id': id } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  }
});

test('health checks are not logged', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  await app.visitor().fetch('/healthz');
  await app.visitor().fetch('/readyz');
  await app.visitor().fetch('/api/site');
  await until(() => log.entries().length > 0);
  expect(log.entries().map(({ path }) => path)).toEqual(['/api/site']);
});

test('no password, token, cookie, query or user text is logged, whatever a caller does', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  const secrets = [
    'Hidden-Password-1',
    'query-words',
    'written-words',
    'private@example.com',
    'header-words',
    'secret-agent',
  ];
  const form = { username: 'logged-person', email: 'private@example.com', password: 'Hidden-Password-1' };
  const visitor = app.visitor({ headers: { 'User-Agent': 'secret-agent', 'X-Custom': 'header-words' } });
  await visitor.call(createUser, { body: form });
  await visitor.refused(createUser, { body: form });
  await visitor.refused(signIn, { body: { username: form.username, password: 'Hidden-Password-1x' } });
  await visitor.call(signIn, { body: { username: form.username, password: form.password } });
  secrets.push(...visitor.cookies.values());
  await visitor.call(createListing, { body: listingForm({ title: 'written-words of a person' }) });
  await visitor.call(listListings, { query: { search: 'query-words' } });
  await visitor.refused(listListings, { query: { cursor: 'query-words' } });
  await visitor.fetch('/api/auth/signin', {
    method: 'POST',
    body: '{"password":"written-words',
    headers: { 'Content-Type': 'application/json' },
  });
  await visitor.call(signOut);
  const desktop = app.visitor({ origin: null, headers: { 'X-Cardi-Client': 'desktop' } });
  const { headers } = await desktop.call(signIn, { body: { username: form.username, password: form.password } });
  const token = headers.get(sessionTokenHeader) ?? '';
  secrets.push(token);
  await app.visitor({ origin: null, headers: { Authorization: `Bearer ${token}` } }).fetch('/api/auth/me');
  await app.visitor({ origin: null, headers: { Authorization: `Bearer ${token}x` } }).fetch('/api/auth/me');
  await failOnPurpose(app);
  await until(() => log.text().includes('request failed'));
  expect(log.entries().length).toBeGreaterThan(10);
  for (const secret of secrets) expect(log.text()).not.toContain(secret);
});

/** A request that fails on our side: the database refuses its text. */
async function failOnPurpose(app: TestApp): Promise<void> {
  const member = await app.as('member');
  const { write } = app.deps.database;
  app.deps.database.write = () => {
    throw Object.assign(new Error('the row is odd'), {
      code: 'SQLITE_ERROR',
      detail: 'Failing row contains (written-words)',
    });
  };
  const { status, body } = await member.refused(createListing, { body: listingForm() });
  app.deps.database.write = write;
  expect(status).toBe(500);
  expect(body).toEqual({ code: 'internal', message: 'Something went wrong on our side. Please try again.' });
}

test('an internal error is logged once, with its location and without the row', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  await failOnPurpose(app);
  await until(() => log.entries().length > 0);
  const failures = log.entries().filter(({ level }) => Number(level) >= 50);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    msg: 'request failed',
    method: 'POST',
    path: '/api/listings',
    status: 500,
    err: {
      type: 'Error',
      message: 'the row is odd',
      code: 'SQLITE_ERROR',
      stack: expect.stringContaining('logging.test.ts'),
    },
  });
  expect(log.text()).not.toContain('Failing row');
});

test('an aborted request is logged differently from an answered one', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  const { read } = app.deps.database;
  const controller = new AbortController();
  app.deps.database.read = async (query) => {
    controller.abort();
    await until(() => log.entries().length > 0);
    return read(query);
  };
  await expect(app.visitor().fetch('/api/listings', { signal: controller.signal })).rejects.toThrow();
  await until(() => log.entries().length > 0);
  expect(log.entries()[0]).toMatchObject({ msg: 'request aborted by the caller', path: '/api/listings' });
});

/** The fields of every log line. */
const anyLine = z.looseObject({
  level: z.number(),
  time: z.iso.datetime(),
  msg: z.string(),
  requestId: z.string().regex(/^[\w-]{8,64}$/),
});

test('an error after the answer is logged with its request', async () => {
  const log = sink();
  await using app = await createTestApp({ logTo: log });
  const user = await app.aUser();
  const { write } = app.deps.database;
  app.deps.database.write = () => Promise.reject(new Error(`nothing is written for ${user.email}`));
  await app.visitor().call(forgotPassword, { body: { email: user.email } });
  await until(() => log.text().includes('a password reset could not be prepared'));
  app.deps.database.write = write;
  await until(() => log.text().includes('"request"'));
  const lines = log.entries().map((entry) => anyLine.parse(entry));
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(1);
  expect(log.text()).not.toContain(user.email);
  expect(log.text()).toContain('nothing is written for [mail address]');
});

test('each run of a worker has its own id and name, and answers of mail servers are logged without addresses', async () => {
  const log = sink();
  await using smtp = await startMailServer({ refusal: '<nobody@private.example>: no such mailbox' });
  smtp.refuseNext(1);
  await using app = await createTestApp({ logTo: log, env: { SMTP_URL: smtp.url } });
  const now = app.clock.now();
  const mail: MailMessage = {
    template: 'contact.reply',
    to: 'nobody@private.example',
    subject: 'A test',
    paragraphs: ['Hello'],
  };
  await app.deps.database.write((trx) => enqueueMail(trx, mail, now));
  await app.mail.flush();
  const stop = startJobs(app.deps, [
    { name: 'sample', every: 1e6, longest: 1e6, run: () => Promise.reject(new Error('for someone@private.example')) },
  ]);
  await until(() => log.text().includes('a job failed'));
  await stop();
  const lines = log.entries().map((entry) => anyLine.parse(entry));
  expect(lines.map(({ worker, msg }) => [worker, msg])).toEqual([
    ['mail', 'an email could not be sent'],
    ['sample', 'a job failed'],
  ]);
  expect(lines[0]?.requestId).not.toBe(lines[1]?.requestId);
  expect(log.text()).not.toContain('@');
  expect(lines[0]?.reason).toContain('<[mail address]>: no such mailbox');
});

test('the cost of logging a long path is proportional to its length, so it cannot keep the server busy', async () => {
  const logger = createLogger({ logLevel: 'info' }, { write: () => undefined });
  const path = (length: number) => () => Promise.resolve(logger.info({ path: `/${'a'.repeat(length)}@` }, 'request'));
  // A hundred times as long; searching again from every place would cost ten thousand times as much.
  await expectNoDearer(path(2_000), [path(200_000)], (short) => 1_000 * short + 5);
});
