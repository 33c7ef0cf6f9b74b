import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getDashboard } from '#contract/dashboard.ts';
import { cancelRegistration, confirmRegistration, getEvent, holdMinutes, registerForEvent } from '#contract/events.ts';
import {
  cancelEvent,
  createEvent,
  getAdminEvent,
  listAdminEvents,
  listRegistrations,
  publishEvent,
  updateEvent,
} from '#contract/events-admin.ts';
import { anEvent, eventForm, guestOf, keepHeldFor } from '#server/testing/event-factory.ts';
import { createMailingApp, type MailingApp } from '#server/testing/mailing-app.ts';
import { releaseHeld, tellingInterval } from './registrations.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await createMailingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let made = 0;
const anAddress = () => {
  made += 1;
  return `guest-${made}@test.example`;
};

const paramsOf = (id: number) => ({ params: { id: String(id) } });
const form = (email: string, name = 'Sofia Test') => ({ name, email, organization: 'Evil Pills' });

const registerAsVisitor = async (id: number, email: string, name?: string) =>
  (await app.visitor().call(registerForEvent, { ...paramsOf(id), body: form(email, name) })).body;

const seatsOf = async (id: number) => (await app.visitor().call(getEvent, paramsOf(id))).body.seats;

async function mailsTo(address: string) {
  await app.mail.flush();
  return app.smtp.received.filter(({ to }) => to?.[0]?.address === address);
}
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject?.split(':')[0]);

async function linkTo(address: string, name: 'confirm' | 'cancel'): Promise<string> {
  const mail = (await mailsTo(address)).at(-1);
  const token = new RegExp(`/events/\\d+#${name}=([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`There is no link to ${name} in:\n${mail?.text}`);
  return token;
}

const isOver = () => app.clock.advance({ minutes: holdMinutes });

describe('an unconfirmed address', () => {
  test('M9: has its seat held for an hour, and is mailed none of the text that was typed with it', async () => {
    const [id, email] = [await anEvent(app.deps, { title: 'Tidal Talks' }), anAddress()];
    expect(await registerAsVisitor(id, email, 'Your bank at evil.example')).toEqual({
      status: 'registered',
      position: null,
      isHeld: true,
    });
    expect(await seatsOf(id)).toMatchObject({ taken: 1 });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Please confirm your registration: Tidal Talks');
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('held for you for one hour');
      expect(words).not.toContain('evil.example');
      expect(words).not.toContain('Evil Pills');
    }
    const token = await linkTo(email, 'confirm');
    const confirm = () => app.visitor().call(confirmRegistration, { body: { token } });
    expect((await confirm()).body).toEqual({ status: 'registered', position: null });
    // Opening it twice is no error and mails nothing more.
    expect((await confirm()).body).toEqual({ status: 'registered', position: null });
    expect(await subjectsTo(email)).toEqual(['Please confirm your registration', 'You are registered']);
    isOver();
    await releaseHeld(app.deps);
    expect(await seatsOf(id)).toMatchObject({ taken: 1 });
  });

  test('M9: loses its seat to the next in line after an hour, to the millisecond, and is deleted', async () => {
    const id = await anEvent(app.deps, { capacity: 1 });
    const [email, next, last] = [anAddress(), anAddress(), anAddress()];
    await registerAsVisitor(id, email);
    for (const address of [next, last]) {
      await (await guestOf(app, address)).call(registerForEvent, { ...paramsOf(id), body: form(address) });
    }
    app.clock.advance({ milliseconds: holdMinutes * 60_000 - 1 });
    await releaseHeld(app.deps);
    expect(await seatsOf(id)).toMatchObject({ taken: 1, waiting: 2 });
    app.clock.advance({ milliseconds: 1 });
    await Promise.all([releaseHeld(app.deps), releaseHeld(app.deps)]);
    expect(await seatsOf(id)).toMatchObject({ taken: 1, waiting: 1 });
    expect(await subjectsTo(next)).toEqual(['You are on the waitlist', 'A seat is yours']);
    expect(await subjectsTo(last)).toEqual(['You are on the waitlist']);
    const stored = await app.deps.database.db.selectFrom('event_registrations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(email);
    const token = await linkTo(email, 'confirm');
    const late = await app.visitor().refused(confirmRegistration, { body: { token } });
    expect(late.body.fields).toEqual({ token: 'This link is not valid' });
    // The address can register again.
    expect(await registerAsVisitor(id, email)).toEqual({ status: 'waitlisted', position: 2, isHeld: true });
  });

  test('M9: has its place in line held, moves up without a mail, and is told about its seat once it is confirmed', async () => {
    const id = await anEvent(app.deps, { capacity: 1 });
    const [first, email] = [anAddress(), anAddress()];
    await (await guestOf(app, first)).call(registerForEvent, { ...paramsOf(id), body: form(first) });
    expect(await registerAsVisitor(id, email)).toEqual({ status: 'waitlisted', position: 1, isHeld: true });
    await app.visitor().call(cancelRegistration, { body: { token: await linkTo(first, 'cancel') } });
    expect(await seatsOf(id)).toMatchObject({ taken: 1, waiting: 0 });
    expect(await subjectsTo(email)).toEqual(['Please confirm your registration']);
    const token = await linkTo(email, 'confirm');
    const { body } = await app.visitor().call(confirmRegistration, { body: { token } });
    expect(body).toEqual({ status: 'registered', position: null });
    expect((await subjectsTo(email)).at(-1)).toBe('You are registered');
  });

  test('M9: two processes never give out too many seats while some are confirmed and others released', async () => {
    const id = await anEvent(app.deps, { capacity: 5 });
    const addresses = Array.from({ length: 12 }, anAddress);
    for (const email of addresses) await registerAsVisitor(id, email);
    isOver();
    const kept = await Promise.all([
      ...addresses.slice(0, 5).map((email) => keepHeldFor(app, id, email).catch(() => null)),
      releaseHeld(app.deps),
      releaseHeld(app.deps),
    ]);
    const stayed = kept.filter((place) => place).length;
    expect(await seatsOf(id)).toMatchObject({ taken: stayed, waiting: 0 });
  });

  test('M9: is not counted among the people who will be mailed', async () => {
    const admin = await app.as('admin');
    const { body: draft } = await admin.call(createEvent, { body: eventForm({ capacity: 2, format: 'in-person' }) });
    const params = paramsOf(draft.id);
    await admin.call(publishEvent, { ...params, body: { version: draft.version } });
    for (const place of ['a seat', 'a place in line']) {
      const email = anAddress();
      await (await guestOf(app, email)).call(registerForEvent, { ...params, body: form(email, place) });
      await registerAsVisitor(draft.id, anAddress(), place);
    }
    const seats = { capacity: 2, taken: 2, waiting: 2, mailed: { taken: 1, waiting: 1 } };
    const { body: event } = await admin.call(getAdminEvent, params);
    expect(event.seats).toEqual(seats);
    const listed = await admin.call(listAdminEvents, { query: { state: 'published', sort: 'latest' } });
    expect(listed.body.items.find(({ id }) => id === draft.id)?.seats).toEqual(seats);
    const body = { ...event.entries, location: 'Braga, Portugal', version: event.version };
    expect((await admin.call(updateEvent, { ...params, body })).body.notified).toBe(seats.mailed.taken);
    const { notified } = (await admin.call(cancelEvent, { ...params, body: { reason: 'The hall is flooded.' } })).body;
    expect(notified).toBe(seats.mailed.taken + seats.mailed.waiting);
  });

  test('M9: a member who registers gets the seat that a stranger held for their address', async () => {
    const [id, user] = [await anEvent(app.deps), await app.aUser()];
    await registerAsVisitor(id, user.email, 'Mallory');
    const member = await app.signedIn(user);
    const { body } = await member.call(registerForEvent, { ...paramsOf(id), body: form(user.email, 'Nora New') });
    expect(body).toEqual({ status: 'registered', position: null, isHeld: false });
    expect(await seatsOf(id)).toMatchObject({ taken: 1 });
    expect((await member.call(getEvent, paramsOf(id))).body.callerStatus).toBe('registered');
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('Hello Nora New,');
  });

  test("M9: a member's unconfirmed address is held, too, and the pages of member and team say so", async () => {
    const id = await anEvent(app.deps, { virtual_event_url: 'https://meet.test.example/held' });
    const user = await app.aUser({ emailConfirmedAt: null });
    const member = await app.signedIn(user);
    await member.call(registerForEvent, { ...paramsOf(id), body: form(user.email) });
    const seen = async () => (await member.call(getEvent, paramsOf(id))).body;
    expect(await seen()).toMatchObject({ callerStatus: 'held', virtualEventUrl: null });
    expect((await member.call(getDashboard)).body.registrations).toMatchObject([{ eventId: id, status: 'held' }]);
    const listed = await (await app.as('admin')).call(listRegistrations, { ...paramsOf(id), query: {} });
    expect(listed.body.items).toMatchObject([{ email: user.email, isHeld: true }]);
    await app.visitor().call(confirmRegistration, { body: { token: await linkTo(user.email, 'confirm') } });
    expect(await seen()).toMatchObject({
      callerStatus: 'registered',
      virtualEventUrl: 'https://meet.test.example/held',
    });
    // The link confirms the address for this seat only; the account has its own confirmation.
    expect(user.isEmailConfirmed).toBe(false);
  });
});

describe('an address that is already registered', () => {
  test('L8: gives a stranger the answer of a first registration, with a seat or in line; its owner is mailed once an hour', async () => {
    const [id, email] = [await anEvent(app.deps, { capacity: 1 }), anAddress()];
    await (await guestOf(app, email)).call(registerForEvent, { ...paramsOf(id), body: form(email, 'Owen Owner') });
    const ask = () => registerAsVisitor(id, email, 'A Stranger');
    // The event is full: a new person would be the first in line.
    const answer = { status: 'waitlisted', position: 1, isHeld: true };
    expect(await ask()).toEqual(answer);
    expect(await subjectsTo(email)).toEqual(['You are registered']);
    app.clock.advance({ milliseconds: tellingInterval });
    for (let count = 0; count < 3; count += 1) expect(await ask()).toEqual(answer);
    expect(await subjectsTo(email)).toEqual(['You are registered', 'You are already registered']);
    const [, mail] = await mailsTo(email);
    expect(mail?.text).toContain('You have a seat already');
    expect(mail?.text).not.toContain('A Stranger');
    expect(await seatsOf(id)).toMatchObject({ taken: 1, waiting: 0 });
    expect(await registerAsVisitor(id, anAddress())).toEqual(answer);

    const roomy = await anEvent(app.deps);
    await (await guestOf(app, email)).call(registerForEvent, { ...paramsOf(roomy), body: form(email) });
    expect(await registerAsVisitor(roomy, email)).toEqual(await registerAsVisitor(roomy, anAddress()));
  });

  test('L8: tells a member about the registration of their own confirmed address, and no other member', async () => {
    const [id, user] = [await anEvent(app.deps), await app.aUser()];
    const [own, other] = [await app.signedIn(user), await app.as('member')];
    await own.call(registerForEvent, { ...paramsOf(id), body: form(user.email) });
    const refusal = await own.refused(registerForEvent, { ...paramsOf(id), body: form(user.email) });
    expect(refusal.body.fields).toEqual({ email: 'This email address is already registered for this event.' });
    const { body } = await other.call(registerForEvent, { ...paramsOf(id), body: form(user.email) });
    expect(body).toEqual({ status: 'registered', position: null, isHeld: true });
  });
});

describe('the mails', () => {
  test('P9: say when and how a price is paid, and nothing about payment for free events', async () => {
    const [priced, free, email] = [
      await anEvent(app.deps, { price_cents: 14_900, organizer_name: 'Oriel Institute' }),
      await anEvent(app.deps),
      anAddress(),
    ];
    const guest = await guestOf(app, email);
    for (const id of [priced, free]) await guest.call(registerForEvent, { ...paramsOf(id), body: form(email) });
    const [first, second] = await mailsTo(email);
    expect(first?.text).toContain(
      'Price: $149\nPayment: Nothing is paid on this site. Oriel Institute sends you an invoice before the event.',
    );
    expect(second?.text).toContain('Price: Free');
    expect(second?.text).not.toContain('Payment');
  });

  test('P9: confirm a cancellation, with a file that removes the event from the calendar', async () => {
    const [id, email] = [await anEvent(app.deps), anAddress()];
    await (await guestOf(app, email)).call(registerForEvent, { ...paramsOf(id), body: form(email) });
    await app.visitor().call(cancelRegistration, { body: { token: await linkTo(email, 'cancel') } });
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toMatch(/^You have cancelled: /);
    const content = mail?.attachments[0]?.content;
    expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toContain('METHOD:CANCEL');
  });
});
