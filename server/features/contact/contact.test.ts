import { describe, expect, test } from 'vitest';

import { contactBounds, sendContactMessage } from '#contract/contact.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const entry = {
  name: 'Ines Okafor',
  email: 'ines@test.example',
  subject: 'Tidal storage in Porto',
  message: 'Good morning,\nwe would like to list our <b>pilot</b> & its data.',
};

const stored = (app: TestApp) =>
  app.deps.database.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();
const mails = (app: TestApp) => app.deps.database.db.selectFrom('outbox').selectAll().execute();

test('a message is stored and mailed to the team, whose reply goes to the sender', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url, SITE_CONTACT_EMAIL: 'team@test.example' } });
  const { body, status } = await app.visitor().call(sendContactMessage, { body: entry });
  expect({ status, body }).toEqual({ status: 201, body: { ok: true } });
  const at = app.clock.now().toISOString();
  expect(await stored(app)).toMatchObject([{ ...entry, status: 'new', user_id: null, created_at: at, updated_at: at }]);
  await app.mail.flush();
  const [mail] = smtp.received;
  expect(mail?.to?.[0]?.address).toBe('team@test.example');
  expect(mail?.replyTo).toEqual([{ name: '', address: entry.email }]);
  expect(mail?.subject).toBe('Contact form: Tidal storage in Porto');
  expect(mail?.text).toContain(entry.message);
  expect(mail?.html).toContain('&lt;b&gt;pilot&lt;/b&gt;');
  expect(smtp.received).toHaveLength(1);
});

test('a message that is sent several times is stored and mailed once within ten minutes', async () => {
  await using app = await createTestApp();
  await Promise.all([1, 2, 3, 4].map(() => app.visitor().call(sendContactMessage, { body: entry })));
  app.clock.advance({ minutes: 9 });
  await app.visitor().call(sendContactMessage, { body: entry });
  expect([await stored(app), await mails(app)].map(({ length }) => length)).toEqual([1, 1]);
  await app.visitor().call(sendContactMessage, { body: { ...entry, message: `${entry.message} And more.` } });
  await (await app.as('member')).call(sendContactMessage, { body: entry });
  app.clock.advance({ minutes: 2 });
  await app.visitor().call(sendContactMessage, { body: entry });
  expect([await stored(app), await mails(app)].map(({ length }) => length)).toEqual([4, 4]);
});

test("a member's message is stored with their account", async () => {
  await using app = await createTestApp();
  const user = await app.aUser();
  await (await app.signedIn(user)).call(sendContactMessage, { body: entry });
  expect(await stored(app)).toMatchObject([{ user_id: user.id }]);
});

test('a message is not stored if its mail cannot be', async () => {
  await using app = await createTestApp();
  await app.deps.database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  const { status } = await app.visitor().refused(sendContactMessage, { body: entry });
  expect(status).toBe(500);
  expect(await stored(app)).toEqual([]);
});

const long = (length: number) => 'x'.repeat(length);

describe('the bounds of the form', () => {
  const refused = [
    ['name', long(1), 'Name must be at least 2 characters'],
    ['name', ` ${long(1)} `, 'Name must be at least 2 characters'],
    ['name', long(contactBounds.name.max + 1), 'Name cannot exceed 100 characters'],
    ['name', 'Ines\r\nBcc: all@test.example', 'Please use printable characters only'],
    ['name', 'Ines\0Okafor', 'Please use printable characters only'],
    ['email', 'ines@', 'Please enter a valid email address'],
    ['email', 'ines@test.example, other@test.example', 'Please enter a valid email address'],
    ['subject', long(4), 'Subject must be at least 5 characters'],
    ['subject', long(contactBounds.subject.max + 1), 'Subject cannot exceed 150 characters'],
    ['subject', 'Hello\r\nBcc: all@test.example', 'Please use printable characters only'],
    ['message', 'A message with a \0 in it', 'Please use printable characters only'],
    ['message', long(9), 'Message must be at least 10 characters'],
    ['message', long(1001), 'Message cannot exceed 1000 characters'],
  ] as const;

  test('an invalid message is refused, and nothing is stored or mailed', async () => {
    await using app = await createTestApp();
    const visitor = app.visitor();
    for (const [field, value, sentence] of refused) {
      const { body } = await visitor.refused(sendContactMessage, { body: { ...entry, [field]: value } });
      expect(body.fields, `${field} ${JSON.stringify(value)}`).toEqual({ [field]: sentence });
    }
    expect(await stored(app)).toEqual([]);
    expect(await mails(app)).toEqual([]);
  });

  const taken = [
    ['name', long(2)],
    ['name', long(contactBounds.name.max)],
    ['subject', long(5)],
    ['subject', long(contactBounds.subject.max)],
    ['message', long(10)],
    ['message', long(1000)],
  ] as const;

  test('a message of the greatest length is accepted', async () => {
    await using app = await createTestApp();
    const visitor = app.visitor();
    for (const [field, value] of taken) {
      await visitor.call(sendContactMessage, { body: { ...entry, [field]: value } });
      expect((await stored(app)).at(-1), field).toMatchObject({ [field]: value });
    }
  });
});

test('one network can send ten messages an hour', async () => {
  await using app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const visitor = app.visitor();
  const numbered = (count: number) => ({ body: { ...entry, subject: `${entry.subject} ${count}` } });
  for (let count = 0; count < 10; count++) await visitor.call(sendContactMessage, numbered(count));
  expect((await visitor.refused(sendContactMessage, { body: entry })).status).toBe(429);
  app.clock.advance({ minutes: 60 });
  await visitor.call(sendContactMessage, { body: entry });
  expect(await stored(app)).toHaveLength(11);
});
