import { describe, expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { getEvent, listEvents, registerForEvent } from '#contract/events.ts';
import {
  cancelEvent,
  createEvent,
  deleteEvent,
  duplicateEvent,
  getAdminEvent,
  listAdminEvents,
  previewEvent,
  publishEvent,
  updateEvent,
} from '#contract/events-admin.ts';
import type { RawEventInput } from '#contract/events-input.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { anEvent, eventForm, guestOf } from '#server/testing/event-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const paramsOf = (id: number) => ({ params: { id: String(id) } });

async function seat(app: TestApp, id: number, name: string) {
  const body = { name, email: `${name.toLowerCase()}@test.example`, attendanceType: 'virtual' as const };
  return (await (await guestOf(app, body.email)).call(registerForEvent, { ...paramsOf(id), body })).body.status;
}

async function titles(admin: TestClient, query: Record<string, string> = {}) {
  const answer = await admin.send(listAdminEvents, { query });
  return listAdminEvents.response.parse(await answer.json()).items.map(({ title }) => title);
}

async function published(admin: TestClient, overrides: Partial<RawEventInput> = {}) {
  const { body } = await admin.call(createEvent, { body: eventForm(overrides) });
  return (await admin.call(publishEvent, { ...paramsOf(body.id), body: { version: body.version } })).body;
}

describe('a draft', () => {
  test('is stored as entered, sanitised, and fills the form again unchanged', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const content = '<p>See <a href="https://example.com" onclick="x()">this</a></p><script>alert(1)</script>';
    const { body } = await admin.call(createEvent, { body: eventForm({ content }) });
    expect(body).toMatchObject({
      state: 'draft',
      version: 1,
      dateDisplay: 'April 20-21, 2027',
      startDate: '2027-04-20T08:30:00.000Z',
      seats: { capacity: 80, taken: 0, waiting: 0, mailed: { taken: 0, waiting: 0 } },
      attended: 0,
      cancelReason: null,
    });
    const { content: stored, ...entries } = eventForm();
    expect(body.entries).toMatchObject(entries);
    expect(stored).not.toBe(body.entries.content);
    expect(body.entries.content).not.toMatch(/script|onclick/);
    // Sent back unchanged, it stays the same.
    const again = await admin.call(updateEvent, {
      ...paramsOf(body.id),
      body: { ...body.entries, version: body.version },
    });
    expect(again.body.event.entries).toEqual(body.entries);
    expect(again.body.event.version).toBe(2);
  });

  test('may lack fields that a published event needs; publishing names them', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const bare = eventForm({
      description: '',
      content: '',
      virtualEventUrl: '',
      speakers: [],
      agenda: [],
      sponsors: [],
    });
    const { body } = await admin.call(createEvent, { body: bare });
    const refusal = await admin.refused(publishEvent, { ...paramsOf(body.id), body: { version: 1 } });
    expect([refusal.status, refusal.body.fields]).toEqual([
      400,
      {
        description: 'Please describe it in a sentence',
        content: 'Please say what it is about',
        virtualEventUrl: 'Please enter where to join',
      },
    ]);
  });

  test('cannot be published after its end, to the millisecond', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const end = new Date(app.clock.now().getTime() + 60 * 60_000);
    const ends = async (at: Date) => {
      const { body } = await admin.call(createEvent, { body: eventForm() });
      await app.deps.database.write((trx) =>
        trx
          .updateTable('events')
          .set({ start_date: app.clock.now().toISOString(), end_date: at.toISOString() })
          .where('id', '=', body.id)
          .execute(),
      );
      return body.id;
    };
    const [open, over] = [await ends(new Date(end.getTime() + 1)), await ends(end)];
    app.clock.advance({ minutes: 60 });
    const refusal = await admin.refused(publishEvent, { ...paramsOf(over), body: { version: 1 } });
    expect(refusal.body.fields).toEqual({ endsAt: 'An event that is over cannot be published' });
    expect((await admin.call(publishEvent, { ...paramsOf(open), body: { version: 1 } })).body.state).toBe('published');
  });

  test('can be deleted; a published event cannot', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { body } = await admin.call(createEvent, { body: eventForm() });
    await admin.call(deleteEvent, paramsOf(body.id));
    expect((await admin.refused(getAdminEvent, paramsOf(body.id))).status).toBe(404);
    expect(await titles(admin, { search: 'tidal' })).toEqual([]);
    const event = await published(admin);
    const refusal = await admin.refused(deleteEvent, paramsOf(event.id));
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      'Only a draft can be deleted. Cancel the event instead.',
    ]);
  });

  test('has a preview that looks like its page and stores nothing', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { body } = await admin.call(previewEvent, { body: eventForm() });
    expect(body).toMatchObject({
      title: 'Sample Tidal Forum',
      content: '<p>Turbines, cables and permits.</p><p>With people who have all three.</p>',
      dateDisplay: 'April 20-21, 2027',
      price: 349.5,
      virtualEventUrl: null,
      seats: { taken: 0, percent: 0 },
    });
    expect(await titles(admin)).toEqual([]);
  });
});

test.each<[keyof RawEventInput | 'agenda.0.items.0.title', Partial<RawEventInput>, string]>([
  ['title', { title: ' ' }, 'Please enter a title'],
  ['title', { title: 'x'.repeat(151) }, 'Please keep this to 150 characters'],
  ['content', { content: 'x'.repeat(20_001) }, 'Please keep this to 20,000 characters'],
  ['focusAreaId', { focusAreaId: 999 }, 'Please choose a focus area'],
  ['startsAt', { startsAt: '2027-02-30T09:00' }, 'Please choose a date and a time'],
  [
    'startsAt',
    { startsAt: '2027-03-28T01:30', endsAt: '2027-03-28T12:00', registrationDeadline: '' },
    'This time does not exist in that time zone because of daylight saving time',
  ],
  ['endsAt', { endsAt: '2027-04-20T09:30' }, 'It has to end after it starts'],
  ['endsAt', { endsAt: '2027-05-21T09:31' }, 'An event lasts 31 days at most'],
  ['timeZone', { timeZone: '+02:00' }, 'Please choose a time zone'],
  ['timeZone', { timeZone: 'Europe/Atlantis' }, 'Please choose a time zone'],
  ['location', { location: '' }, 'Please say where it takes place'],
  ['virtualEventUrl', { virtualEventUrl: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  ['price', { price: -0.01 }, 'Please enter a price, 0 for free'],
  ['price', { price: 1.005 }, 'Please enter whole cents'],
  ['price', { price: 100_000.01 }, 'Please enter at most $100,000'],
  ['capacity', { capacity: 0 }, 'Please enter at least one seat'],
  ['capacity', { capacity: 100_001 }, 'Please enter at most 100,000 seats'],
  ['registrationDeadline', { registrationDeadline: '2027-04-21T17:01' }, 'Registration cannot end after the event'],
  [
    'agenda.0.items.0.title',
    { agenda: [{ day: 'One', items: [{ time: '9', title: '', description: '' }] }] },
    'Please enter a title',
  ],
])('refuses %s %j', async (field, wrong, sentence) => {
  await using app = await createTestApp();
  const { status, body } = await (await app.as('admin')).refused(createEvent, { body: eventForm(wrong) });
  expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
});

test('accepts the longest values', async () => {
  await using app = await createTestApp();
  const most = eventForm({
    title: 'x'.repeat(150),
    description: 'x'.repeat(300),
    content: 'x'.repeat(20_000),
    endsAt: '2027-05-21T09:30',
    price: 100_000,
    capacity: 100_000,
    registrationDeadline: '2027-05-21T09:30',
  });
  const { body } = await (await app.as('admin')).call(createEvent, { body: most });
  expect(body.entries).toMatchObject({ price: 100_000, capacity: 100_000 });
});

describe('edits', () => {
  test('of an older version are refused, and of two at once one succeeds', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const { body } = await admin.call(createEvent, { body: eventForm() });
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        admin.send(updateEvent, { params: { id: body.id }, body: { ...eventForm({ title }), version: 1 } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refusal = await admin.refused(publishEvent, { ...paramsOf(body.id), body: { version: 1 } });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual(['version']);
  });

  test('of a published event keep its required fields', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const event = await published(admin);
    const body = { ...eventForm({ description: '' }), version: event.version };
    const refusal = await admin.refused(updateEvent, { ...paramsOf(event.id), body });
    expect(refusal.body.fields).toEqual({ description: 'Please describe it in a sentence' });
  });

  test('cannot reduce the seats below those taken; added seats go to the waitlist in order', async () => {
    await using smtp = await startMailServer();
    await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const admin = await app.as('admin');
    const event = await published(admin, { capacity: 2 });
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']) await seat(app, event.id, name);
    const withSeats = (capacity: number, version: number) => ({
      ...paramsOf(event.id),
      body: { ...eventForm({ capacity }), version },
    });
    const refusal = await admin.refused(updateEvent, withSeats(1, event.version));
    expect([refusal.status, refusal.body.fields]).toEqual([
      409,
      { capacity: '2 seats are taken. There cannot be fewer.' },
    ]);
    const same = await admin.call(updateEvent, withSeats(2, event.version));
    expect(same.body).toMatchObject({ promoted: 0, notified: 0 });
    const { body } = await admin.call(updateEvent, withSeats(4, same.body.event.version));
    expect(body).toMatchObject({ promoted: 2, notified: 0, event: { seats: { taken: 4, waiting: 1 } } });
    const waiting = await app.deps.database.db
      .selectFrom('event_registrations')
      .where('status', '=', 'waitlisted')
      .select('name')
      .execute();
    expect(waiting).toEqual([{ name: 'Eve' }]);
    await app.mail.flush();
    const promoted = smtp.received.filter(({ subject }) => subject?.startsWith('A seat is yours'));
    expect(new Set(promoted.map(({ to }) => to?.[0]?.address))).toEqual(
      new Set(['cleo@test.example', 'dan@test.example']),
    );
    expect(promoted).toHaveLength(2);
  });

  test('of a cancelled event are refused', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const event = await published(admin);
    await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } });
    const version = event.version + 1;
    const refusal = await admin.refused(updateEvent, { ...paramsOf(event.id), body: { ...eventForm(), version } });
    expect(refusal.body.message).toBe('This event is cancelled. Duplicate it to hold it after all.');
  });
});

test('a copy of a cancelled event is a draft with the same content and no registrations', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const event = await published(admin);
  await seat(app, event.id, 'Ada');
  await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } });
  const { body } = await admin.call(duplicateEvent, paramsOf(event.id));
  const title = 'Sample Tidal Forum (copy)';
  expect(body).toMatchObject({ state: 'draft', version: 1, seats: { taken: 0 }, cancelReason: null });
  expect(body.entries).toEqual({ ...event.entries, title });
  expect(body.id).not.toBe(event.id);
});

describe('registration', () => {
  test('ends at its deadline, to the millisecond', async () => {
    await using app = await createTestApp();
    const deadline = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const id = await anEvent(app.deps, { registration_deadline: deadline });
    app.clock.advance({ milliseconds: 59_999 });
    expect((await app.visitor().call(getEvent, paramsOf(id))).body).toMatchObject({ isClosed: false });
    expect(await seat(app, id, 'Ada')).toBe('registered');
    app.clock.advance({ milliseconds: 1 });
    const body = { name: 'Ben', email: 'ben@test.example' };
    const refusal = await app.visitor().refused(registerForEvent, { ...paramsOf(id), body });
    expect([refusal.status, refusal.body.message]).toEqual([409, 'Registration for this event has ended.']);
    const { body: event } = await app.visitor().call(getEvent, paramsOf(id));
    expect(event).toMatchObject({ isClosed: true, registrationDeadline: deadline });
  });
});

describe("the admins' table", () => {
  test('distinguishes states, searches and sorts, page by page', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    await anEvent(app.deps, { title: 'Past talk', startsInHours: -50 });
    await anEvent(app.deps, { title: 'Next talk', startsInHours: 10 });
    await anEvent(app.deps, { title: 'Later forum', startsInHours: 100, type: 'conference', location: 'Bergen' });
    await anEvent(app.deps, { title: 'Draft talk', startsInHours: 50, status: 'draft' });
    await anEvent(app.deps, { title: 'Off talk', startsInHours: 60, status: 'cancelled' });
    expect(await titles(admin)).toEqual(['Later forum', 'Off talk', 'Draft talk', 'Next talk', 'Past talk']);
    expect(await titles(admin, { sort: 'earliest' })).toEqual([
      'Past talk',
      'Next talk',
      'Draft talk',
      'Off talk',
      'Later forum',
    ]);
    expect(await titles(admin, { state: 'published' })).toEqual(['Next talk', 'Later forum']);
    expect(await titles(admin, { state: 'past' })).toEqual(['Past talk']);
    expect(await titles(admin, { state: 'draft' })).toEqual(['Draft talk']);
    expect(await titles(admin, { state: 'cancelled' })).toEqual(['Off talk']);
    expect(await titles(admin, { type: 'conference' })).toEqual(['Later forum']);
    expect(await titles(admin, { search: 'talk' })).toEqual(['Off talk', 'Draft talk', 'Next talk', 'Past talk']);
    expect(await titles(admin, { search: 'talk', state: 'published', sort: 'latest' })).toEqual(['Next talk']);
    expect(await titles(admin, { search: 'berg' })).toEqual(['Later forum']);
    expect(await titles(admin, { search: 'berg', type: 'webinar' })).toEqual([]);
    expect(await titles(admin, { search: '?!' })).toEqual([]);

    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const query: Record<string, string> = { limit: '2', search: 'talk', ...(cursor && { cursor }) };
      const page = listAdminEvents.response.parse(await (await admin.send(listAdminEvents, { query })).json());
      expect(page.count).toEqual({ value: 4, isCapped: false });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['Off talk', 'Draft talk', 'Next talk', 'Past talk']);
  });

  test('lists events that end at the same moment without a gap', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    for (let count = 0; count < 5; count += 1) await anEvent(app.deps, { title: `${count}` });
    for (const [sort, state] of [
      ['latest', undefined],
      ['earliest', 'published'],
      ['latest', 'published'],
      ['earliest', 'past'],
      ['latest', 'past'],
    ] as const) {
      if (state === 'past' && sort === 'earliest') app.clock.advance({ days: 8 });
      const narrowed = { limit: '3', sort, ...(state && { state }) };
      const first = (await admin.call(listAdminEvents, { query: narrowed })).body;
      const query = { ...narrowed, cursor: first.nextCursor ?? '' };
      const second = (await admin.call(listAdminEvents, { query })).body;
      const all = [...first.items, ...second.items].map(({ title }) => title);
      expect(all).toEqual(sort === 'latest' ? ['4', '3', '2', '1', '0'] : ['0', '1', '2', '3', '4']);
      const other = await admin.refused(listAdminEvents, {
        query: { sort: sort === 'latest' ? 'earliest' : 'latest', cursor: first.nextCursor ?? '' },
      });
      expect(Object.keys(other.body.fields ?? {})).toEqual(['cursor']);
    }
  });

  test('shows the seats of each event', async () => {
    await using app = await createTestApp();
    const admin = await app.as('admin');
    const [full, empty] = [await anEvent(app.deps, { capacity: 1 }), await anEvent(app.deps)];
    await seat(app, full, 'Ada');
    await seat(app, full, 'Ben');
    const { items } = (await admin.call(listAdminEvents, { query: {} })).body;
    const seatsOf = (id: number) => items.find((item) => item.id === id)?.seats;
    expect(seatsOf(full)).toMatchObject({ capacity: 1, taken: 1, waiting: 1 });
    expect(seatsOf(empty)).toMatchObject({ capacity: 50, taken: 0, waiting: 0 });
  });
});

test('every action is in the audit log, with its subject', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const event = await published(admin);
  await admin.call(updateEvent, {
    ...paramsOf(event.id),
    body: { ...eventForm({ title: 'Renamed', capacity: 90 }), version: event.version },
  });
  await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } });
  const copy = (await admin.call(duplicateEvent, paramsOf(event.id))).body;
  await admin.call(deleteEvent, paramsOf(copy.id));
  const { items } = (await admin.call(listAuditEntries, { query: {} })).body;
  expect(items.map(({ action, target, note }) => [action, target, note])).toEqual([
    ['content.remove', 'Renamed (copy)', 'A draft'],
    ['content.create', 'Renamed (copy)', `A copy of event ${event.id}`],
    ['event.cancel', 'Renamed', 'No wind'],
    ['content.edit', 'Renamed', 'title, capacity'],
    ['content.edit', 'Sample Tidal Forum', 'Published'],
    ['content.create', 'Sample Tidal Forum', 'As a draft'],
  ]);
});

test('the public list marks cancelled events', async () => {
  await using app = await createTestApp();
  const admin = await app.as('admin');
  const event = await published(admin);
  const list = async () =>
    (await app.visitor().call(listEvents, { query: {} })).body.map(({ id, status }) => [id, status]);
  expect(await list()).toEqual([[event.id, 'scheduled']]);
  await admin.call(cancelEvent, { ...paramsOf(event.id), body: { reason: 'No wind' } });
  expect(await list()).toEqual([[event.id, 'cancelled']]);
});
