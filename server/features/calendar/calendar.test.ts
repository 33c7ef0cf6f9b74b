import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { changeOwnPassword } from '#contract/accounts-settings.ts';
import { getCalendar, getCalendarAddress, removeCalendarAddress, renewCalendarAddress } from '#contract/calendar.ts';
import { registerForEvent } from '#contract/events.ts';
import { listSecurityActivity } from '#contract/security-log.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { samplePassword } from '#server/testing/factories.ts';
import * as owned from '#server/testing/owned-objects.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** The key in a new address of a member's calendar. */
async function keyOf(client: TestClient): Promise<string> {
  const { address } = (await client.call(renewCalendarAddress)).body;
  return new URL(address ?? '').searchParams.get('key') ?? '';
}

/** The calendar as an app reads it, which has no session, with long lines in one piece. */
async function read(key: string): Promise<string> {
  return (await app.visitor().call(getCalendar, { query: { key } })).body.replaceAll('\r\n ', '');
}

const refused = (key: string) => app.visitor().refused(getCalendar, { query: { key } });

describe('the address', () => {
  test('works until it is renewed, ended or the password changes', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    expect((await client.call(getCalendarAddress)).body).toEqual({ address: null, createdAt: null });
    const first = await keyOf(client);
    expect(await read(first)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    const second = await keyOf(client);
    expect((await refused(first)).status).toBe(404);
    await read(second);
    expect((await client.call(getCalendarAddress)).body.address).toContain(second);
    await client.call(removeCalendarAddress);
    await client.call(removeCalendarAddress);
    expect((await refused(second)).status).toBe(404);
    const third = await keyOf(client);
    const passwords = { currentPassword: samplePassword, newPassword: 'Basalt-Harbor-7' };
    await client.call(changeOwnPassword, { body: passwords });
    expect((await refused(third)).status).toBe(404);
    const { items } = (await client.call(listSecurityActivity, { query: {} })).body;
    expect(items.map(({ event }) => event).filter((event) => event.startsWith('calendar'))).toEqual([
      'calendar.renew',
      'calendar.end',
      'calendar.renew',
      'calendar.renew',
    ]);
  });

  test('of a suspended member does not work, and no other is found by part of one', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const key = await keyOf(client);
    const other = await app.aUser();
    for (const wrong of [
      key.replace(`${user.id}-`, `${other.id}-`),
      `${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}`,
    ]) {
      expect((await refused(wrong)).status, wrong).toBe(404);
    }
    for (const bad of [key.slice(0, -1), `0${key}`, key.toUpperCase(), '', `${user.id}-`]) {
      expect((await refused(bad)).status, bad).toBe(400);
    }
    const suspend = (at: string | null) =>
      app.deps.database.db.updateTable('users').set({ suspended_at: at }).where('id', '=', user.id).execute();
    await suspend(app.clock.now().toISOString());
    expect((await refused(key)).status).toBe(404);
    await suspend(null);
    await read(key);
  });
});

test('no key stands in the log, whether it works or not', async () => {
  const lines: string[] = [];
  await using logged = await createTestApp({ logTo: { write: (line) => void lines.push(line) } });
  const key = await keyOf(await logged.signedIn(await logged.aUser()));
  await logged.visitor().call(getCalendar, { query: { key } });
  const wrong = key.replaceAll(/[0-8a-f]$/g, '9');
  await logged.visitor().send(getCalendar, { query: { key: wrong } });
  expect(lines.filter((line) => line.includes(getCalendar.path))).toHaveLength(2);
  expect(lines.join('')).not.toContain(key.split('-')[1]?.slice(0, 32));
});

describe('the calendar', () => {
  test('has the events for which the member has a seat, in their time zone, with the clock of the zone', async () => {
    const user = await app.aUser();
    const client = await app.signedIn(user);
    const online = { virtual_event_url: 'https://meet.test.example/salt', is_virtual: 1, time_zone: 'Europe/Berlin' };
    const [winter, summer, past, other] = [
      await anEvent(app.deps, {
        title: 'Salt, water; light',
        start_date: '2027-01-20T09:00:00.000Z',
        end_date: '2027-01-20T17:00:00.000Z',
        ...online,
      }),
      await anEvent(app.deps, {
        title: 'Summer of salt',
        start_date: '2027-07-01T22:30:00.000Z',
        end_date: '2027-07-02T00:00:00.000Z',
        ...online,
      }),
      await anEvent(app.deps, { title: 'Long ago' }),
      await anEvent(app.deps, { title: 'Of others' }),
    ];
    const body = { name: 'Sam Sample', email: user.email, attendanceType: '' as const };
    for (const id of [winter, summer, past]) await client.call(registerForEvent, { params: { id: String(id) }, body });
    const long = '2025-01-01T00:00:00.000Z';
    await change(past, { start_date: long, end_date: long });
    const text = await read(await keyOf(client));
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Salt\\, water\\; light', 'SUMMARY:Summer of salt']);
    expect(text).not.toContain(`event-${other}@`);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270120T100000\r\nDTEND;TZID=Europe/Berlin:20270120T180000');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270702T003000');
    expect(text.match(/^TZID:.*$/gm)).toEqual(['TZID:Europe/Berlin']);
    // Clocks go forward at two in the morning on 28 March 2027.
    expect(text).toContain(
      ['BEGIN:DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'].join(
        '\r\n',
      ),
    );
    expect(text).toContain('Join online: https://meet.test.example/salt');
    await change(winter, { status: 'cancelled' });
    expect((await read(await keyOf(client))).match(/^STATUS:.*$/gm)).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED']);
  });

  test('has accepted meetings of both members, but no proposals, cancelled ones or those that the team withholds', async () => {
    const made = await owned.anAcceptedMeeting(app);
    const proposed = await owned.aMeeting(app);
    const keys = await Promise.all([made.owner, made.viewer, proposed.owner].map((one) => keyOf(one ?? app.visitor())));
    const count = async (key = '') => (await read(key)).split('BEGIN:VEVENT').length - 1;
    expect(await Promise.all(keys.map(count))).toEqual([1, 1, 0]);
    const { db } = app.deps.database;
    const { message_id } = await db
      .selectFrom('meetings')
      .where('id', '=', Number(made.id))
      .select('message_id')
      .executeTakeFirstOrThrow();
    const withhold = (hold: 'removed' | null) =>
      app.deps.database.write((trx) =>
        trx.updateTable('messages').set({ hold }).where('id', '=', message_id).execute(),
      );
    await withhold('removed');
    expect(await Promise.all(keys.map(count))).toEqual([0, 0, 0]);
    await withhold(null);
    await app.deps.database.write((trx) =>
      trx.updateTable('meetings').set({ state: 'cancelled' }).where('id', '=', Number(made.id)).execute(),
    );
    expect(await Promise.all(keys.map(count))).toEqual([0, 0, 0]);
  });

  test('is not sent again to an app that has it, and is kept by no cache in between', async () => {
    const key = await keyOf(await app.signedIn(await app.aUser()));
    const first = await app.visitor().send(getCalendar, { query: { key } });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const etag = first.headers.get('etag') ?? '';
    const again = await app
      .visitor()
      .fetch(`${getCalendar.path}?key=${key}`, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

async function change(id: number, values: { start_date?: string; end_date?: string; status?: 'cancelled' }) {
  await app.deps.database.write((trx) => trx.updateTable('events').set(values).where('id', '=', id).execute());
}
