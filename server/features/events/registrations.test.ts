import type { Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';

import { cancelRegistration, getEvent, registerForEvent } from '#contract/events.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { anEvent, guestOf } from '#server/testing/event-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const sofia = { name: 'Sofia Test', email: 'sofia@test.example' };

type Form = typeof registerForEvent.body._zod.input;

/** Registers a member with their confirmed address: at once. */
async function register(app: TestApp, id: number, overrides: Partial<Form> = {}) {
  const body = { ...sofia, ...overrides };
  return (await guestOf(app, body.email)).call(registerForEvent, { params: { id: String(id) }, body });
}

/** Registers an address as a visitor: it must be confirmed. */
const registerAsVisitor = (app: TestApp, id: number, overrides: Partial<Form> = {}) =>
  app.visitor().call(registerForEvent, { params: { id: String(id) }, body: { ...sofia, ...overrides } });

async function seatsOf(app: TestApp, id: number) {
  return (await app.visitor().call(getEvent, { params: { id: String(id) } })).body.seats;
}

/** The token of the link in a mail. */
function tokenOf(mail: Email | undefined): string {
  const token = /#cancel=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`There is no cancel link in:\n${mail?.text}`);
  return token;
}

function mailTo(mails: Email[], address: string): Email[] {
  return mails.filter((mail) => mail.to?.[0]?.address === address);
}

describe('registering', () => {
  test('takes one seat for each address, in upper or lower case, and reports a second attempt under the field', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps);
    expect((await register(app, id)).body).toEqual({ status: 'registered', position: null, isHeld: false });
    const again = await (await guestOf(app, sofia.email)).refused(registerForEvent, {
      params: { id },
      body: { ...sofia, email: ' SOFIA@Test.Example ' },
    });
    expect(again.status).toBe(409);
    expect(again.body.fields).toEqual({ email: 'This email address is already registered for this event.' });
    expect(await seatsOf(app, id)).toEqual({ capacity: 50, taken: 1, percent: 2, isFull: false, waiting: 0 });
    // The same person can register for another event.
    expect((await register(app, await anEvent(app.deps))).body.status).toBe('registered');
  });

  test.each([
    ['no name', { name: '   ' }, 'name', 'Please enter your name'],
    ['no address', { email: 'sofia' }, 'email', 'Please enter a valid email address'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'Please keep this to 100 characters'],
    ['a long organization', { organization: 'x'.repeat(151) }, 'organization', 'Please keep this to 150 characters'],
    ['an unknown attendance', { attendanceType: 'by letter' }, 'attendanceType', 'Select attendance type'],
    ['an unknown field', { price: 0 }, 'price', 'This field is unknown'],
  ])('refuses %s', async (_what, wrong, field, sentence) => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps);
    const { status, body } = await app
      .visitor()
      .refused(registerForEvent, { params: { id }, body: { ...sofia, ...wrong } });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: sentence });
    expect((await seatsOf(app, id)).taken).toBe(0);
  });

  test('accepts the longest name and organization', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps);
    const answer = await register(app, id, { name: 'x'.repeat(100), organization: 'y'.repeat(150) });
    expect(answer.body.status).toBe('registered');
  });

  test('asks for the attendance type of hybrid events only', async () => {
    await using app = await createTestApp();
    const hybrid = await anEvent(app.deps, { is_virtual: 1, is_in_person: 1 });
    const virtual = await anEvent(app.deps);
    for (const attendanceType of [undefined, '']) {
      const { status, body } = await app
        .visitor()
        .refused(registerForEvent, { params: { id: hybrid }, body: { ...sofia, attendanceType } });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ attendanceType: 'Select attendance type' });
    }
    await register(app, hybrid, { attendanceType: 'in-person' });
    await register(app, virtual, { attendanceType: 'in-person' });
    const rows = await app.deps.database.db
      .selectFrom('event_registrations')
      .select(['event_id', 'attendance_type'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { event_id: hybrid, attendance_type: 'in-person' },
      { event_id: virtual, attendance_type: null },
    ]);
  });

  test('is closed for past, cancelled and unknown events', async () => {
    await using app = await createTestApp();
    const refusal = async (id: number) => {
      const { status, body } = await app.visitor().refused(registerForEvent, { params: { id }, body: sofia });
      return [status, body.message];
    };
    const ending = await anEvent(app.deps, { startsInHours: -1, lastsHours: 1 });
    expect(await refusal(ending)).toEqual([409, 'This event is over. Registration is closed.']);
    const calledOff = await anEvent(app.deps, { status: 'cancelled' });
    expect(await refusal(calledOff)).toEqual([409, 'This event has been cancelled.']);
    expect((await refusal(calledOff + 1))[0]).toBe(404);
  });

  test('links a member and quotes the member price; a visitor pays in full', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps, { price_cents: 34_900, is_premium: 1 });
    const user = await app.aUser();
    const member = await app.signedIn(user);
    const params = { id: String(id) };
    expect((await member.call(getEvent, { params })).body.callerStatus).toBeNull();
    await member.call(registerForEvent, { params, body: { ...sofia, email: user.email } });
    await registerAsVisitor(app, id);
    const rows = await app.deps.database.db
      .selectFrom('event_registrations')
      .select(['user_id', 'price_cents'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { user_id: user.id, price_cents: 27_920 },
      { user_id: null, price_cents: 34_900 },
    ]);
    const own = (await member.call(getEvent, { params })).body;
    expect([own.callerStatus, own.virtualEventUrl]).toEqual(['registered', 'https://meet.test.example/room']);
    const stranger = await app.as('professional');
    const theirs = (await stranger.call(getEvent, { params })).body;
    expect([theirs.callerStatus, theirs.virtualEventUrl]).toEqual([null, null]);
  });

  test('shows "100%" only when the last seat is taken', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps, { capacity: 201 });
    const row = (count: number) => ({
      event_id: id,
      name: 'x',
      email: `${count}@test.example`,
      email_key: `${count}@test.example`,
      search_key: '',
      price_cents: 0,
      status: 'registered' as const,
      created_at: app.clock.now().toISOString(),
    });
    const rows = Array.from({ length: 200 }, (_, count) => row(count));
    await app.deps.database.write((trx) => trx.insertInto('event_registrations').values(rows).execute());
    expect(await seatsOf(app, id)).toMatchObject({ taken: 200, percent: 99, isFull: false });
    await register(app, id);
    expect(await seatsOf(app, id)).toMatchObject({ taken: 201, percent: 100, isFull: true });
  });
});

describe('many registrations at once', () => {
  test('200 for the last 50 seats: 50 get one and 150 wait; when 10 cancel, the first 10 in line get their seats', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, { capacity: 80 });
    for (let index = 0; index < 30; index++) await register(app, id, { email: `early-${index}@test.example` });
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const email = `guest-${index}@test.example`;
        return { email, ...(await register(app, id, { email })).body };
      }),
    );
    const seated = answers.filter(({ status }) => status === 'registered');
    const waiting = answers
      .filter(({ status }) => status === 'waitlisted')
      .toSorted((a, b) => Number(a.position) - Number(b.position));
    expect(seated).toHaveLength(50);
    expect(waiting.map(({ position }) => position)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(await seatsOf(app, id)).toEqual({ capacity: 80, taken: 80, percent: 100, isFull: true, waiting: 150 });

    await app.mail.flush();
    expect(smtp.received).toHaveLength(230);
    const leaving = seated.slice(0, 10).map(({ email }) => tokenOf(mailTo(smtp.received, email)[0]));
    await Promise.all(leaving.map((token) => app.visitor().call(cancelRegistration, { body: { token } })));
    expect(await seatsOf(app, id)).toEqual({ capacity: 80, taken: 80, percent: 100, isFull: true, waiting: 140 });
    await app.mail.flush();
    const promoted = smtp.received.filter(({ subject }) => subject?.startsWith('A seat is yours'));
    expect(new Set(promoted.map((mail) => mail.to?.[0]?.address))).toEqual(
      new Set(waiting.slice(0, 10).map(({ email }) => email)),
    );
    expect(promoted).toHaveLength(10);
  }, 120_000);

  test('with one address become one registration', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps);
    const own = await guestOf(app, sofia.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        own.send(registerForEvent, {
          params: { id },
          body: { ...sofia, email: index % 2 ? sofia.email : sofia.email.toUpperCase() },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await seatsOf(app, id)).taken).toBe(1);
  });

  test('with one cancel link free one seat, once only', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, { capacity: 1 });
    await register(app, id);
    for (let index = 0; index < 3; index++) await register(app, id, { email: `next-${index}@test.example` });
    await app.mail.flush();
    const token = tokenOf(mailTo(smtp.received, sofia.email)[0]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.visitor().send(cancelRegistration, { body: { token } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await seatsOf(app, id)).toMatchObject({ taken: 1, waiting: 2 });
  });
});

describe('the mails', () => {
  test('confirm with facts, link and calendar file; the database has only a hash of the token', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, {
      title: 'Tidal Talks',
      is_in_person: 1,
      location: 'Field Station',
      address: 'Rua do Exemplo 7',
      city: 'Lisbon',
      country: 'Portugal',
      start_date: '2026-07-01T08:30:00.000Z',
      end_date: '2026-07-01T16:00:00.000Z',
      price_cents: 14_900,
    });
    await register(app, id, { attendanceType: 'virtual' });
    await app.mail.flush();
    const [mail] = smtp.received;
    expect(mail?.subject).toBe('You are registered: Tidal Talks');
    for (const words of [
      'Hello Sofia Test,',
      'When: Wednesday, July 1, 2026, 9:30 AM to 5:00 PM (Western European Summer Time)',
      'Where: Field Station, Rua do Exemplo 7, Lisbon, Portugal',
      'Attendance: Virtual',
      'Price: $149',
      'Join online: https://meet.test.example/room',
      `${app.url}/events/${id}#cancel=`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'tidal-talks.ics', mimeType: 'text/calendar' });
    const content = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
    expect(content).toContain(`UID:event-${id}@cardi.example`);
    expect(content).toContain('DTSTART:20260701T083000Z');
    const stored = JSON.stringify([
      await app.deps.database.db.selectFrom('event_registration_tokens').selectAll().execute(),
      await app.deps.database.db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(tokenOf(mail));
  });

  test('contain no join link for people who attend in person; members see their discount', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, { is_in_person: 1, price_cents: 34_900, is_premium: 1 });
    const member = await app.as('member');
    await member.call(registerForEvent, {
      params: { id: String(id) },
      body: { ...sofia, attendanceType: 'in-person' },
    });
    await app.mail.flush();
    expect(smtp.received[0]?.text).toContain('Price: $279.20, with your 20% member discount');
    expect(smtp.received[0]?.text).not.toContain('meet.test.example');
  });

  test('for the waitlist contain the place and no calendar file; a cancellation moves the line up', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, { capacity: 1, title: 'Small Room' });
    const [first, second, third] = ['a@test.example', 'b@test.example', 'c@test.example'] as const;
    await register(app, id, { email: first });
    expect((await register(app, id, { email: second })).body).toEqual({
      status: 'waitlisted',
      position: 1,
      isHeld: false,
    });
    expect((await register(app, id, { email: third })).body).toEqual({
      status: 'waitlisted',
      position: 2,
      isHeld: false,
    });
    const own = await guestOf(app, third);
    const again = await own.refused(registerForEvent, { params: { id }, body: { ...sofia, email: third } });
    expect(again.body.message).toBe('This email address is already on the waitlist for this event.');
    await app.mail.flush();
    const [waitMail] = mailTo(smtp.received, second);
    expect(waitMail?.subject).toBe('You are on the waitlist: Small Room');
    expect(waitMail?.text).toContain('You are number 1 in line.');
    expect(waitMail?.attachments).toEqual([]);

    // The second leaves the line, then the first gives up the seat: the third gets it.
    await app.visitor().call(cancelRegistration, { body: { token: tokenOf(waitMail) } });
    expect(await seatsOf(app, id)).toMatchObject({ taken: 1, waiting: 1 });
    const { body } = await app
      .visitor()
      .call(cancelRegistration, { body: { token: tokenOf(mailTo(smtp.received, first)[0]) } });
    expect(body).toEqual({ eventId: id, eventTitle: 'Small Room' });
    expect(await seatsOf(app, id)).toMatchObject({ taken: 1, waiting: 0 });
    await app.mail.flush();
    const mails = mailTo(smtp.received, third);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You are on the waitlist: Small Room',
      'A seat is yours: Small Room',
    ]);
    expect(mails[1]?.attachments).toHaveLength(1);
    // The link in the older mail still works.
    await app.visitor().call(cancelRegistration, { body: { token: tokenOf(mails[0]) } });
    expect(await seatsOf(app, id)).toMatchObject({ taken: 0, waiting: 0 });
  });
});

describe('cancelling', () => {
  test('a second, an unknown and a late cancellation get a clear answer; the person can register again', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps);
    await register(app, id);
    await app.mail.flush();
    const token = tokenOf(smtp.received[0]);
    await app.visitor().call(cancelRegistration, { body: { token } });
    const refusal = async (body: unknown) => {
      const answer = await app.visitor().refused(cancelRegistration, { body });
      return [answer.status, answer.body.fields?.token ?? answer.body.message];
    };
    expect(await refusal({ token })).toEqual([409, 'This registration has already been cancelled.']);
    expect(await refusal({ token: 'x'.repeat(43) })).toEqual([400, 'This link is not valid']);
    expect(await refusal({ token: 'short' })).toEqual([400, 'This link is not valid']);

    expect((await register(app, id)).body.status).toBe('registered');
    await app.mail.flush();
    const newer = tokenOf(smtp.received.at(-1));
    app.clock.advance({ days: 30 });
    expect(await refusal({ token: newer })).toEqual([409, 'This event is over. There is nothing left to cancel.']);
  });

  test('from a cancelled event, no one moves up to a seat', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const id = await anEvent(app.deps, { capacity: 1 });
    await register(app, id);
    await register(app, id, { email: 'next@test.example' });
    await app.mail.flush();
    await app.deps.database.db.updateTable('events').set({ status: 'cancelled' }).execute();
    await app.visitor().call(cancelRegistration, { body: { token: tokenOf(mailTo(smtp.received, sofia.email)[0]) } });
    expect(await seatsOf(app, id)).toMatchObject({ taken: 0, waiting: 1 });
  });
});
