import { describe, expect, test } from 'vitest';

import { getEvent, getEventCalendar, listEvents } from '#contract/events.ts';
import { createTestApp } from '#server/testing/app.ts';
import { anEvent } from '#server/testing/event-factory.ts';

describe('the list', () => {
  test('shows upcoming events first, the nearest on top, then past ones, the latest on top', async () => {
    await using app = await createTestApp();
    for (const [title, startsInHours] of Object.entries({ old: -500, late: 300, recent: -10, near: 5, running: -1 })) {
      await anEvent(app.deps, { title, startsInHours });
    }
    await anEvent(app.deps, { title: 'called off', startsInHours: 168, status: 'cancelled' });
    await anEvent(app.deps, { title: 'was called off', startsInHours: -10, status: 'cancelled' });
    const { body } = await app.visitor().call(listEvents, { query: {} });
    expect(body.map(({ title, isPast }) => [title, isPast])).toEqual([
      ['running', false],
      ['near', false],
      ['called off', false],
      ['late', false],
      ['recent', true],
      ['old', true],
    ]);
  });

  test('an event is over at its end, to the millisecond', async () => {
    await using app = await createTestApp();
    await anEvent(app.deps, { startsInHours: 1, lastsHours: 1 });
    const isPast = async () => (await app.visitor().call(listEvents, { query: {} })).body[0]?.isPast;
    app.clock.advance({ minutes: 120, milliseconds: -1 });
    expect(await isPast()).toBe(false);
    app.clock.advance({ milliseconds: 1 });
    expect(await isPast()).toBe(true);
  });

  test('all filters must match', async () => {
    await using app = await createTestApp();
    const inPerson = { is_virtual: 0, is_in_person: 1 };
    await anEvent(app.deps, { title: 'match', focus_area_id: 2, type: 'workshop' });
    await anEvent(app.deps, { title: 'other area', focus_area_id: 3, type: 'workshop' });
    await anEvent(app.deps, { title: 'other type', focus_area_id: 2, type: 'conference' });
    await anEvent(app.deps, { title: 'not virtual', focus_area_id: 2, type: 'workshop', ...inPerson });
    await anEvent(app.deps, { title: 'one cent', focus_area_id: 2, type: 'workshop', price_cents: 1 });
    const titles = async (query: Record<string, string>) => {
      const answer = await app.visitor().send(listEvents, { query });
      return listEvents.response.parse(await answer.json()).map(({ title }) => title);
    };
    expect(await titles({ focusAreaId: '2', type: 'workshop', virtual: 'true', free: 'true' })).toEqual(['match']);
    expect(await titles({ focusAreaId: '2', type: 'workshop', free: 'true' })).toEqual(['match', 'not virtual']);
    expect(await titles({ virtual: 'false' })).toEqual(['not virtual']);
    expect(await titles({ free: 'false' })).toEqual(['one cent']);
    expect(await titles({ focusAreaId: '5' })).toEqual([]);
  });

  test.each([
    ['focusAreaId', 'renewable-energy'],
    ['type', 'party'],
    ['virtual', 'yes'],
    ['free', '1'],
    ['sort', 'price'],
  ])('refuses %s=%s and names the field', async (name, value) => {
    await using app = await createTestApp();
    const { status, body } = await app.visitor().refused(listEvents, { query: { [name]: value } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([name]);
  });
});

describe('one event', () => {
  test.each(['999', '0', 'abc', '9007199254740993'])('%s is not found', async (id) => {
    await using app = await createTestApp();
    await anEvent(app.deps);
    expect((await app.visitor().refused(getEvent, { params: { id } })).status).toBe(404);
    expect((await app.visitor().refused(getEventCalendar, { params: { id } })).status).toBe(404);
  });

  test('members of any kind save 20% on premium events, and nothing on others', async () => {
    await using app = await createTestApp();
    const premium = await anEvent(app.deps, { price_cents: 79_900, is_premium: 1 });
    const odd = await anEvent(app.deps, { price_cents: 9_999, is_premium: 1 });
    const plain = await anEvent(app.deps, { price_cents: 79_900 });
    const prices = async (role: 'anonymous' | 'member' | 'professional' | 'admin') => {
      const client = await app.as(role);
      const of = async (id: number) => (await client.call(getEvent, { params: { id: String(id) } })).body.callerPrice;
      return [await of(premium), await of(odd), await of(plain)];
    };
    expect(await prices('anonymous')).toEqual([799, 99.99, 799]);
    for (const role of ['member', 'professional', 'admin'] as const) {
      expect(await prices(role)).toEqual([639.2, 79.99, 799]);
    }
  });
});

describe('the calendar file', () => {
  test('has the event in UTC, with a fixed identity and an increasing sequence number', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps, {
      title: 'Kites; wind, and more',
      start_date: '2026-07-01T08:30:00.000Z',
      end_date: '2026-07-02T16:00:00.000Z',
      location: 'Field Station',
      city: 'Lisbon',
      country: 'Portugal',
    });
    const read = async () => {
      const answer = await app.visitor().fetch(`/api/events/${id}/calendar.ics`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/calendar; ?charset=utf-8/);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kites-wind-and-more.ics"');
      return (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
    };
    const first = await read();
    expect(first).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'DTSTART:20260701T083000Z',
        'DTEND:20260702T160000Z',
        'SUMMARY:Kites\\; wind\\, and more',
        'LOCATION:Field Station\\, Lisbon\\, Portugal',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        `URL;VALUE=URI:${app.url}/events/${id}`,
        `UID:event-${id}@cardi.example`,
      ]),
    );
    app.clock.advance({ days: 3 });
    expect(await read()).toEqual(first);
    await app.deps.database.db
      .updateTable('events')
      .set({ sequence: 1, status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    const second = await read();
    expect(second).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED', `UID:event-${id}@cardi.example`]));
  });

  test('never contains the link to join online: that is for people with a seat', async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps);
    const { body } = await app.visitor().call(getEventCalendar, { params: { id: String(id) } });
    expect(body).not.toContain('meet.test.example');
    expect((await app.visitor().call(getEvent, { params: { id: String(id) } })).body.virtualEventUrl).toBeNull();
  });
});
