import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { listContactMessages, replyToContactMessage, sendContactMessage, setContactStatus } from '#contract/contact.ts';
import { createTestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const entry = {
  name: 'Ines Okafor',
  email: 'ines@test.example',
  subject: 'Tidal storage in Porto',
  message: 'We would like to list our pilot.',
};

test('a message is answered by mail, and every step is in the audit log', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url, SITE_CONTACT_EMAIL: 'team@test.example' } });
  await app.visitor().call(sendContactMessage, { body: entry });
  const user = await app.aUser({ role: 'admin', fullName: 'Ada Admin' });
  const admin = await app.signedIn(user);
  const { body: before } = await admin.call(listContactMessages, { query: { status: 'new' } });
  expect(before.items).toMatchObject([{ ...entry, status: 'new', replies: [] }]);
  const id = before.items[0]?.id ?? 0;

  await admin.call(setContactStatus, { params: { id: String(id) }, body: { status: 'open' } });
  await admin.call(replyToContactMessage, { params: { id: String(id) }, body: { text: 'With pleasure.' } });
  await app.mail.flush();
  const answer = smtp.received.find(({ to }) => to?.[0]?.address === entry.email);
  expect(answer?.subject).toBe(`Re: ${entry.subject}`);
  expect(answer?.text).toContain('With pleasure.');
  expect(answer?.replyTo).toEqual([{ name: '', address: 'team@test.example' }]);

  const { body: after } = await admin.call(listContactMessages, { query: { status: 'answered' } });
  expect(after.items).toMatchObject([
    { status: 'answered', replies: [{ author: 'Ada Admin', text: 'With pleasure.' }] },
  ]);
  expect((await admin.call(listContactMessages, { query: { status: 'new' } })).body.items).toEqual([]);

  const { body: log } = await admin.call(listAuditEntries, { query: {} });
  expect(log.items).toMatchObject([
    { action: 'message.reply', actor: { id: user.id, name: 'Ada Admin' }, target: entry.subject, targetId: id },
    { action: 'message.status', note: 'Open' },
  ]);
  expect(JSON.stringify(log)).not.toContain('With pleasure.');
  const { body: replies } = await admin.call(listAuditEntries, { query: { action: 'message.reply' } });
  expect(replies.items).toHaveLength(1);
  expect((await admin.call(listAuditEntries, { query: { actorId: String(user.id + 1) } })).body.items).toEqual([]);
});

test('the log cannot be changed, and an action that cannot be logged is not carried out', async () => {
  await using app = await createTestApp();
  await app.visitor().call(sendContactMessage, { body: entry });
  const admin = await app.as('admin');
  const { body } = await admin.call(listContactMessages, { query: {} });
  const params = { id: String(body.items[0]?.id) };
  await admin.call(setContactStatus, { params, body: { status: 'closed' } });
  const { db } = app.deps.database;
  await expect(db.updateTable('audit_log').set({ note: 'changed' }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  expect((await admin.refused(setContactStatus, { params, body: { status: 'new' } })).status).toBe(500);
  expect((await admin.call(listContactMessages, { query: {} })).body.items[0]?.status).toBe('closed');
  expect((await admin.refused(setContactStatus, { params: { id: '999' }, body: { status: 'new' } })).status).toBe(404);
});
