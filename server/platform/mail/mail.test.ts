import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';

import { parseEnv } from '#server/env.ts';
import { createLogger } from '#server/platform/http/logging.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createClock } from '#server/testing/clock.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import type { MailMessage } from './message.ts';
import { enqueueMail, enqueueMails } from './outbox-store.ts';
import { retryDelays } from './send-one.ts';
import { createMailTransport, outboxFolder } from './transport.ts';
import { startMailWorker } from './worker.ts';

const message: MailMessage = {
  template: 'contact.reply',
  to: 'ines@test.example',
  subject: 'A turbine <for> you',
  paragraphs: ['Hello,', '<script>alert(1)</script> & more'],
  action: { label: 'Open it', url: 'https://cardi.test/open?a=1&b=2' },
};

/** A database, a clock and a worker that sends to `smtpUrl`, or to files where there is none. */
async function setUp(smtpUrl: string | undefined, connections = 1) {
  const database = await openTestDatabase();
  const clock = createClock();
  const env = parseEnv({
    DATA_DIR: database.location.dataDir,
    LOG_LEVEL: 'silent',
    SMTP_URL: smtpUrl,
    SMTP_CONNECTIONS: String(connections),
  });
  const deps = { database, features: [], now: clock.now, logger: createLogger(env), metrics: createMetrics() };
  const start = () => startMailWorker(deps, createMailTransport(env, deps.logger));
  const worker = start();
  return {
    database,
    clock,
    env,
    worker,
    start,
    enqueue: (mail: MailMessage = message) => database.write((trx) => enqueueMail(trx, mail, clock.now())),
    rows: () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    async [Symbol.asyncDispose]() {
      await worker.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

describe('over SMTP', () => {
  test('a mail is delivered once, as text and as HTML with its text escaped', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    await mail.enqueue();
    await mail.worker.flush();
    await mail.worker.flush();
    expect(smtp.received).toHaveLength(1);
    const [received] = smtp.received;
    expect(received?.subject).toBe('A turbine <for> you');
    expect(received?.to?.[0]?.address).toBe('ines@test.example');
    expect(received?.from?.address).toBe(mail.env.site.contactEmail);
    expect(received?.text).toContain('<script>alert(1)</script> & more');
    expect(received?.text).toContain('https://cardi.test/open?a=1&b=2');
    expect(received?.html).not.toContain('<script>');
    expect(received?.html).toContain('href="https://cardi.test/open?a=1&amp;b=2"');
  });

  test('a sent email is erased: its row keeps no text and no link', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    await mail.enqueue();
    await mail.worker.flush();
    expect(await mail.rows()).toMatchObject([{ status: 'sent', message: '{}', attempts: 1 }]);
  });

  test('attachments, reply address and one-click unsubscribe are included', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    await mail.enqueue({
      ...message,
      replyTo: 'asker@test.example',
      unsubscribeUrl: 'https://cardi.test/u',
      attachments: [{ filename: 'event.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await mail.worker.flush();
    const [received] = smtp.received;
    expect(received?.replyTo?.[0]?.address).toBe('asker@test.example');
    expect(received?.attachments[0]).toMatchObject({ filename: 'event.ics', mimeType: 'text/calendar' });
    const headers = Object.fromEntries(received?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe']).toBe('<https://cardi.test/u>');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  test('a refused mail is retried after its delay, not before, with the same message id', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    smtp.refuseNext(1);
    await mail.enqueue();
    await mail.worker.flush();
    mail.clock.advance({ milliseconds: (retryDelays[0] ?? 0) - 1 });
    await mail.worker.flush();
    expect(smtp.received).toHaveLength(0);
    expect((await mail.rows())[0]?.last_error).toContain('Try again later');
    mail.clock.advance({ milliseconds: 1 });
    await mail.worker.flush();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.messageId).toMatch(/^<outbox-\d+-\d+@/);
  });

  test('a mail that is always refused is given up', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    smtp.refuseNext(100);
    await mail.enqueue();
    await mail.worker.flush();
    for (const delay of retryDelays) {
      mail.clock.advance({ milliseconds: delay });
      await mail.worker.flush();
    }
    expect(await mail.rows()).toMatchObject([{ status: 'failed', attempts: retryDelays.length + 1 }]);
  });

  test('a mail that cannot be sent does not delay the others', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    smtp.refuseNext(1);
    await mail.enqueue({ ...message, subject: 'first' });
    await mail.enqueue({ ...message, subject: 'second' });
    await mail.worker.flush();
    expect(smtp.received.map(({ subject }) => subject)).toEqual(['second']);
  });

  test('a worker that is stopped leaves the remaining mails to the next one, which need not wait', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    for (let index = 0; index < 40; index++) await mail.enqueue({ ...message, subject: `mail ${index}` });
    const underWay = mail.worker.flush();
    await expect.poll(() => smtp.received.length, { interval: 1 }).toBeGreaterThan(0);
    await mail.worker.stop();
    await underWay;
    const sent = smtp.received.length;
    expect(sent).toBeLessThan(40);
    const attempts = (await mail.rows()).map((row) => `${row.status} ${row.attempts}`);
    expect(attempts.filter((row) => row === 'waiting 0')).toHaveLength(40 - sent);
    const next = mail.start();
    await next.flush();
    await next.stop();
    expect(new Set(smtp.received.map(({ subject }) => subject)).size).toBe(40);
    expect(smtp.received).toHaveLength(40);
  });

  test('two workers on one database send each mail once', async () => {
    await using smtp = await startMailServer();
    await using mail = await setUp(smtp.url);
    const other = mail.start();
    for (let index = 0; index < 30; index++) await mail.enqueue({ ...message, subject: `mail ${index}` });
    await Promise.all([mail.worker.flush(), other.flush()]);
    await other.stop();
    const subjects = smtp.received.map(({ subject }) => subject);
    expect(subjects).toHaveLength(30);
    expect(new Set(subjects).size).toBe(30);
  });
});

test('as many emails are sent at the same time as there are connections, each once', async () => {
  // One connection alone would wait for ever.
  await using smtp = await startMailServer({ together: 4 });
  await using mail = await setUp(smtp.url, 4);
  for (let index = 0; index < 40; index++) await mail.enqueue({ ...message, subject: `mail ${index}` });
  await mail.worker.flush();
  expect(smtp.received).toHaveLength(40);
  expect(new Set(smtp.received.map(({ subject }) => subject)).size).toBe(40);
  expect((await mail.rows()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
});

test('an email that takes long holds up none that is asked for meanwhile', async () => {
  // The mail server answers the first email when the second one is there.
  await using smtp = await startMailServer({ together: 2 });
  await using mail = await setUp(smtp.url, 3);
  await mail.enqueue({ ...message, subject: 'first' });
  const underWay = mail.worker.flush();
  await expect.poll(() => smtp.received.length, { interval: 1 }).toBe(1);
  await mail.enqueue({ ...message, subject: 'second' });
  mail.worker.wake();
  await underWay;
  expect((await mail.rows()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['sent 1', 'sent 1']);
});

test('mail to many waits for all other mail, however long it has been there', async () => {
  await using smtp = await startMailServer();
  await using mail = await setUp(smtp.url);
  const toMany = Array.from({ length: 25 }, (_, index) => ({
    message: { ...message, subject: `digest ${index}` },
    bulk: { origin: null },
  }));
  await mail.database.write((trx) => enqueueMails(trx, toMany, mail.clock.now()));
  mail.clock.advance({ minutes: 1 });
  await mail.enqueue({ ...message, subject: 'a new password' });
  await mail.worker.flush();
  const subjects = smtp.received.map(({ subject }) => subject);
  expect(subjects).toHaveLength(26);
  expect(subjects[0]).toBe('a new password');
});

test('what a worker has claimed and cannot send for want of the database is given back', async () => {
  await using smtp = await startMailServer();
  await using mail = await setUp(smtp.url);
  for (let index = 0; index < 3; index++) await mail.enqueue({ ...message, subject: `mail ${index}` });
  const { write } = mail.database;
  // Claimed, and then not noted as sent.
  vi.spyOn(mail.database, 'write').mockImplementationOnce(write).mockRejectedValueOnce(new Error('The disk is full'));
  await mail.worker.flush();
  expect((await mail.rows()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
    'waiting 1',
    'waiting 0',
    'waiting 0',
  ]);
});

test('a mail is not sent if its transaction is rolled back', async () => {
  await using smtp = await startMailServer();
  await using mail = await setUp(smtp.url);
  const cause = mail.database.write(async (trx) => {
    await enqueueMail(trx, message, mail.clock.now());
    throw new Error('the cause failed');
  });
  await expect(cause).rejects.toThrow('the cause failed');
  await mail.worker.flush();
  expect(smtp.received).toHaveLength(0);
});

test('the mail that a worker was sending when it died is sent by the next one', async () => {
  await using smtp = await startMailServer();
  await using mail = await setUp(smtp.url);
  await mail.enqueue();
  // The row of a worker that died between taking and sending an email.
  await mail.database.db
    .updateTable('outbox')
    .set({ due_at: new Date(mail.clock.now().getTime() + 5 * 60_000).toISOString(), attempts: 1 })
    .execute();
  await mail.worker.flush();
  expect(smtp.received).toHaveLength(0);
  mail.clock.advance({ minutes: 5 });
  await mail.worker.flush();
  expect(smtp.received).toHaveLength(1);
});

test('without SMTP_URL mails are written as valid .eml files', async () => {
  await using mail = await setUp(undefined);
  await mail.enqueue();
  await mail.worker.flush();
  const folder = join(mail.env.dataDir, outboxFolder);
  const [file] = await readdir(folder);
  const parsed = await PostalMime.parse(await readFile(join(folder, file ?? '')));
  expect(file).toMatch(/^\d{6}\.eml$/);
  expect(parsed.subject).toBe('A turbine <for> you');
});
