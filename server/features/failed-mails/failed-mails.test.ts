import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { discardFailedMail, exportFailedMails, listFailedMails, retryFailedMail } from '#contract/failed-mails.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { expectIndexed } from '#server/testing/query-plans.ts';
import { startMailServer } from '#server/testing/smtp.ts';
import { countFailedMails, findFailedMails } from './store.ts';

/** A mail in the outbox that was given up; its number. */
async function aFailedMail(app: TestApp, subject: string): Promise<number> {
  const at = app.clock.now().toISOString();
  const message = { to: 'reader@test.example', subject, paragraphs: ['Words that are private'] };
  const { id } = await app.deps.database.write((trx) =>
    trx
      .insertInto('outbox')
      .values({
        recipient: message.to,
        message: JSON.stringify(message),
        created_at: at,
        due_at: at,
        attempts: 7,
        status: 'failed',
        last_error: '550 no such mailbox',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

test('a failed mail is listed without its text, sent again or dropped; the audit log has both actions', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const [again, away] = [await aFailedMail(app, 'First'), await aFailedMail(app, 'Second')];
  const admin = await app.as('admin');
  const { body } = await admin.call(listFailedMails, { query: { limit: '1' } });
  expect(body).toMatchObject({
    items: [{ id: away, subject: 'Second', recipient: 'reader@test.example', attempts: 7 }],
    count: { value: 2 },
  });
  const { body: rest } = await admin.call(listFailedMails, { query: { cursor: body.nextCursor ?? '' } });
  expect(rest.items.map(({ subject }) => subject)).toEqual(['First']);
  expect((await admin.call(exportFailedMails, { body: { filters: {} } })).body).not.toContain('private');
  expect(JSON.stringify([body, rest])).not.toContain('private');

  await admin.call(retryFailedMail, { params: { id: String(again) } });
  await app.mail.flush();
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['First']);
  await admin.call(discardFailedMail, { params: { id: String(away) } });
  expect((await admin.call(listFailedMails, { query: {} })).body.items).toEqual([]);
  // A second attempt fails, too.
  for (const endpoint of [retryFailedMail, discardFailedMail]) {
    for (const id of [again, away]) expect((await admin.refused(endpoint, { params: { id } })).status).toBe(404);
  }
  const { body: log } = await admin.call(listAuditEntries, { query: { limit: '2' } });
  expect(log.items.map(({ action, target }) => [action, target])).toEqual([
    ['mail.discard', `Mail ${away}`],
    ['mail.retry', `Mail ${again}`],
  ]);
});

test('of two admins who decide at once, one succeeds', async () => {
  await using app = await createTestApp();
  const id = await aFailedMail(app, 'Once');
  const [one, other] = [await app.as('admin'), await app.as('admin')];
  const answers = await Promise.all([
    one.send(discardFailedMail, { params: { id } }),
    other.send(retryFailedMail, { params: { id } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('the list reads an index', async () => {
  await using app = await createTestApp();
  await expectIndexed(app.deps.database, async (spied) => {
    await findFailedMails(spied, { before: undefined, limit: 21 });
    await findFailedMails(spied, { before: 17, limit: 21 });
    await countFailedMails(spied);
  });
});
