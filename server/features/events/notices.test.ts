import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';

import { getDashboard } from '#contract/dashboard.ts';
import { cancelRegistration, getEvent, getEventCalendar, registerForEvent } from '#contract/events.ts';
import { cancelEvent, createEvent, publishEvent, updateEvent } from '#contract/events-admin.ts';
import type { RawEventInput } from '#contract/events-input.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { anEvent, eventForm, guestOf } from '#server/testing/event-factory.ts';
import { startMailServer, type TestMailServer } from '#server/testing/smtp.ts';

const paramsOf = (id: number) => ({ params: { id: String(id) } });

async function published(admin: TestClient, overrides: Partial<RawEventInput> = {}) {
  const { body } = await admin.call(createEvent, { body: eventForm(overrides) });
  return (await admin.call(publishEvent, { ...paramsOf(body.id), body: { version: body.version } })).body;
}

async function register(app: TestApp, id: number, name: string, attendanceType: 'virtual' | 'in-person' = 'virtual') {
  const body = { name, email: `${name.toLowerCase()}@test.example`, attendanceType };
  await (await guestOf(app, body.email)).call(registerForEvent, { ...paramsOf(id), body });
}

function fileOf(mail: Email | undefined): string {
  const content = mail?.attachments[0]?.content ?? '';
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n ', '');
}

/** The mails since the last call, by address. */
async function newMails(app: TestApp, smtp: TestMailServer): Promise<Map<string, Email>> {
  await app.mail.flush();
  return new Map(smtp.arrived().map((mail) => [mail.to?.[0]?.address ?? '', mail]));
}

test('a change of date or venue is mailed to people with a seat, with a new calendar file', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const admin = await app.as('admin');
  const event = await published(admin, { capacity: 2 });
  await register(app, event.id, 'Ada', 'in-person');
  await register(app, event.id, 'Ben');
  await register(app, event.id, 'Cleo');
  const first = await newMails(app, smtp);
  expect(fileOf(first.get('ada@test.example'))).toContain('SEQUENCE:0');

  const change = async (overrides: Partial<RawEventInput>, version: number) =>
    (await admin.call(updateEvent, { ...paramsOf(event.id), body: { ...event.entries, ...overrides, version } })).body;
  const words = await change({ description: 'Other words.', agenda: [], price: 10 }, event.version);
  expect(words.notified).toBe(0);
  expect((await newMails(app, smtp)).size).toBe(0);

  const moved = { endsAt: '2027-04-21T18:00', virtualEventUrl: 'https://meet.test.example/other' };
  const { notified, event: after } = await change({ ...moved, capacity: 3 }, words.event.version);
  expect(notified).toBe(2);
  const mails = await newMails(app, smtp);
  expect(Object.fromEntries([...mails].map(([address, { subject }]) => [address, subject]))).toEqual({
    'ada@test.example': 'Changed: Sample Tidal Forum',
    'ben@test.example': 'Changed: Sample Tidal Forum',
    // A person on the waitlist gets one email with all the news.
    'cleo@test.example': 'A seat is yours: Sample Tidal Forum',
  });
  const ada = mails.get('ada@test.example');
  expect(ada?.text).toContain('to Wednesday, April 21, 2027, 6:00 PM');
  expect(ada?.text).not.toContain('Join online');
  expect(mails.get('ben@test.example')?.text).toContain('Join online: https://meet.test.example/other');
  for (const mail of mails.values()) {
    const file = fileOf(mail);
    for (const line of [
      `UID:event-${event.id}@cardi.example`,
      'SEQUENCE:1',
      'METHOD:PUBLISH',
      'DTEND:20270421T170000Z',
    ]) {
      expect(file).toContain(line);
    }
  }
  // The links of all mails work.
  const token = /#cancel=([\w-]{43})/.exec(ada?.text ?? '')?.[1] ?? '';
  await app.visitor().call(cancelRegistration, { body: { token } });

  // Neither a draft nor a past event notifies anyone.
  app.clock.advance({ days: 400 });
  const later = await app.as('admin');
  const past = await later.call(updateEvent, {
    ...paramsOf(event.id),
    body: { ...after.entries, location: 'Braga', version: after.version },
  });
  expect(past.body.notified).toBe(0);
});

test('a cancellation is mailed to everyone with its reason, and cannot be undone', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const admin = await app.as('admin');
  const event = await published(admin, { capacity: 1 });
  const user = await app.aUser({ email: 'ada@test.example' });
  const member = await app.signedIn(user);
  await member.call(registerForEvent, {
    ...paramsOf(event.id),
    body: { name: 'Ada', email: 'ada@test.example', attendanceType: 'virtual' },
  });
  await register(app, event.id, 'Ben');
  await newMails(app, smtp);
  const { body } = await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'The venue is flooded.' } });
  expect(body).toMatchObject({
    notified: 2,
    event: { state: 'cancelled', cancelReason: 'The venue is flooded.', cancelledAt: app.clock.now().toISOString() },
  });
  const mails = await newMails(app, smtp);
  expect(mails.size).toBe(2);
  for (const mail of mails.values()) {
    expect(mail.subject).toBe('Cancelled: Sample Tidal Forum');
    expect(mail.text).toContain('The reason: The venue is flooded.');
  }
  const file = fileOf(mails.get('ada@test.example'));
  expect(mails.get('ada@test.example')?.attachments[0]?.mimeType).toBe('text/calendar');
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:event-${event.id}@cardi.example`]) {
    expect(file).toContain(line);
  }
  expect(mails.get('ben@test.example')?.attachments).toEqual([]);

  const seen = (await member.call(getEvent, paramsOf(event.id))).body;
  expect(seen).toMatchObject({
    status: 'cancelled',
    cancelReason: 'The venue is flooded.',
    callerStatus: 'registered',
    virtualEventUrl: null,
  });
  expect((await app.visitor().call(getEventCalendar, paramsOf(event.id))).body).toContain('STATUS:CANCELLED');
  const refusal = await app.visitor().refused(registerForEvent, {
    ...paramsOf(event.id),
    body: { name: 'Dan', email: 'dan@test.example', attendanceType: 'virtual' },
  });
  expect([refusal.status, refusal.body.message]).toEqual([409, 'This event has been cancelled.']);
  const [registration] = (await member.call(getDashboard)).body.registrations;
  expect(registration).toMatchObject({ eventId: event.id, isCancelled: true });
  const again = await admin.refused(cancelEvent, { ...paramsOf(event.id), body: { reason: 'Once more' } });
  expect([again.status, again.body.message]).toEqual([409, 'This event is already cancelled.']);
});

test.each([
  ['ab', 'Please say why'],
  ['x'.repeat(301), 'Please keep this to 300 characters'],
])('a cancellation for %j is refused', async (reason, sentence) => {
  await using app = await createTestApp();
  const id = await anEvent(app.deps);
  const refusal = await (await app.as('admin')).refused(cancelEvent, { ...paramsOf(id), body: { reason } });
  expect([refusal.status, refusal.body.fields]).toEqual([400, { reason: sentence }]);
});

test('drafts and past events cannot be cancelled', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const refusal = async (id: number) => {
    const { status, body } = await admin.refused(cancelEvent, { ...paramsOf(id), body: { reason: 'xxx' } });
    return [status, body.message];
  };
  expect(await refusal(await anEvent(app.deps, { status: 'draft' }))).toEqual([
    409,
    'A draft cannot be cancelled. Delete it instead.',
  ]);
  expect(await refusal(await anEvent(app.deps, { startsInHours: -1, lastsHours: 1 }))).toEqual([
    409,
    'This event is over and can no longer be cancelled.',
  ]);
});

test('if people register during a cancellation, each is notified once or refused', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const admin = await app.as('admin');
  const event = await published(admin, { capacity: 5 });
  const names = Array.from({ length: 12 }, (_, index) => `Guest${index}`);
  const guests = await Promise.all(
    names.map(async (name) => ({
      name,
      email: `${name}@test.example`,
      browser: await guestOf(app, `${name}@test.example`),
    })),
  );
  const [, ...answers] = await Promise.all([
    admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } }),
    ...guests.map(({ name, email, browser }) =>
      browser.send(registerForEvent, { ...paramsOf(event.id), body: { name, email, attendanceType: 'virtual' } }),
    ),
  ]);
  const registered = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status }) => status === 409).length;
  expect(registered + refused).toBe(12);
  await app.mail.flush();
  const told = smtp.received.filter(({ subject }) => subject?.startsWith('Cancelled: '));
  expect(told).toHaveLength(registered);
  expect(new Set(told.map(({ to }) => to?.[0]?.address)).size).toBe(registered);
});

test('one call notifies 5,000 registrations, each once', async () => {
  await using app = await createTestApp();
  // The emails are counted before they go out: a sent email keeps no address.
  await app.mail.stop();
  const admin = await app.as('admin');
  const event = await published(admin, { capacity: 4000 });
  const at = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    for (let from = 0; from < 5000; from += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        event_id: event.id,
        name: `Guest ${from + index}`,
        email: `guest-${from + index}@test.example`,
        email_key: `guest-${from + index}@test.example`,
        search_key: '',
        price_cents: 0,
        status: from + index < 4000 ? ('registered' as const) : ('waitlisted' as const),
        created_at: at,
      }));
      await trx.insertInto('event_registrations').values(rows).execute();
    }
  });
  const { body } = await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } });
  expect(body.notified).toBe(5000);
  const { total } = await app.deps.database.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.count<number>('recipient').distinct().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(5000);
}, 60_000);
