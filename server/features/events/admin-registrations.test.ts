import { expect, test } from 'vitest';

import { listAuditEntries } from '#contract/audit.ts';
import { registerForEvent } from '#contract/events.ts';
import {
  cancelSomebodysRegistration,
  exportRegistrations,
  getAdminEvent,
  listRegistrations,
  markAttendance,
} from '#contract/events-admin.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { anEvent, guestOf } from '#server/testing/event-factory.ts';
import { startMailServer } from '#server/testing/smtp.ts';

const paramsOf = (id: number) => ({ params: { id: String(id) } });
const of = (id: number, registrationId: number) => ({
  params: { id: String(id), registrationId: String(registrationId) },
});

async function register(app: TestApp, id: number, name: string, organization?: string): Promise<number> {
  const email = `${/[A-Z][a-z]+/.exec(name)?.[0].toLowerCase()}@test.example`;
  await (await guestOf(app, email)).call(registerForEvent, { ...paramsOf(id), body: { name, email, organization } });
  const { id: registrationId } = await app.deps.database.db
    .selectFrom('event_registrations')
    .where('event_id', '=', id)
    .where('email', '=', email)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return registrationId;
}

test('are listed newest first, and the waitlist in its order; a part of a name, address or organization finds them', async () => {
  await using app = await createTestApp();
  const id = await anEvent(app.deps, { capacity: 2 });
  for (const [name, organization] of [
    ['Ada Öström', 'Tidal 100% Ltd'],
    ['Ben Okafor', undefined],
    ['Cleo Okafor', undefined],
    ['Dan Marsh', 'Brinewell'],
  ] as const) {
    await register(app, id, name, organization);
  }
  await register(app, await anEvent(app.deps), 'Eve Elsewhere');
  const admin = await app.as('admin');
  const names = async (query: Record<string, string>) => {
    const answer = await admin.send(listRegistrations, { ...paramsOf(id), query });
    return listRegistrations.response.parse(await answer.json()).items.map(({ name }) => name);
  };
  expect(await names({})).toEqual(['Dan Marsh', 'Cleo Okafor', 'Ben Okafor', 'Ada Öström']);
  expect(await names({ status: 'registered' })).toEqual(['Ben Okafor', 'Ada Öström']);
  expect(await names({ status: 'waitlisted' })).toEqual(['Cleo Okafor', 'Dan Marsh']);
  expect(await names({ search: 'OKAFOR' })).toEqual(['Cleo Okafor', 'Ben Okafor']);
  expect(await names({ search: 'öström' })).toEqual(['Ada Öström']);
  expect(await names({ search: 'BRINE' })).toEqual(['Dan Marsh']);
  expect(await names({ search: 'ben@' })).toEqual(['Ben Okafor']);
  expect(await names({ search: '0%' })).toEqual(['Ada Öström']);
  expect(await names({ search: '_' })).toEqual([]);
  const first = (await admin.call(listRegistrations, { ...paramsOf(id), query: { limit: '3' } })).body;
  expect(first.count).toEqual({ value: 4, isCapped: false });
  expect(await names({ limit: '3', cursor: first.nextCursor ?? '' })).toEqual(['Ada Öström']);
  expect((await admin.refused(listRegistrations, { params: { id: 999 } })).status).toBe(404);
});

test('are cancelled by an admin: the person is notified, the next in line gets the seat, and the log names no one', async () => {
  await using smtp = await startMailServer();
  await using app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  const id = await anEvent(app.deps, { capacity: 1, title: 'Small Room' });
  const ada = await register(app, id, 'Ada Admin');
  const ben = await register(app, id, 'Ben Next');
  await app.mail.flush();
  smtp.arrived();
  const admin = await app.as('admin');
  const answers = await Promise.all([1, 2, 3].map(() => admin.send(cancelSomebodysRegistration, of(id, ada))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  await app.mail.flush();
  const mails = smtp.arrived().map((mail) => `${mail.to?.[0]?.address}: ${mail.subject}`);
  expect(mails.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'ada@test.example: Your registration is cancelled: Small Room',
    'ben@test.example: A seat is yours: Small Room',
  ]);
  const rows = (await admin.call(listRegistrations, { ...paramsOf(id), query: {} })).body.items;
  expect(rows.map((row) => [row.id, row.status])).toEqual([
    [ben, 'registered'],
    [ada, 'cancelled'],
  ]);
  const [entry] = (await admin.call(listAuditEntries, { query: {} })).body.items;
  expect(entry).toMatchObject({ action: 'content.remove', targetKind: 'event registration', targetId: ada });
  expect(JSON.stringify(entry)).not.toMatch(/Ada/);
});

test('belong to one event and are not found under another', async () => {
  await using app = await createTestApp();
  const [own, other] = [await anEvent(app.deps), await anEvent(app.deps)];
  const ada = await register(app, own, 'Ada');
  const admin = await app.as('admin');
  expect((await admin.refused(cancelSomebodysRegistration, of(other, ada))).status).toBe(404);
  const attended = { ...of(other, ada), body: { attended: true } };
  expect((await admin.refused(markAttendance, attended)).status).toBe(404);
});

test('attendance is recorded for people with a seat from the day before, and can be undone', async () => {
  await using app = await createTestApp();
  const id = await anEvent(app.deps, { capacity: 1, startsInHours: 25 });
  const [ada, ben] = [await register(app, id, 'Ada'), await register(app, id, 'Ben')];
  const admin = await app.as('admin');
  const mark = (registrationId: number, attended = true) => ({ ...of(id, registrationId), body: { attended } });
  app.clock.advance({ minutes: 60, milliseconds: -1 });
  expect((await admin.refused(markAttendance, mark(ada))).body.message).toBe(
    'Attendance can be recorded from one day before the event.',
  );
  app.clock.advance({ milliseconds: 1 });
  const at = app.clock.now().toISOString();
  expect((await admin.call(markAttendance, mark(ada))).body.attendedAt).toBe(at);
  app.clock.advance({ minutes: 5 });
  expect((await admin.call(markAttendance, mark(ada))).body.attendedAt).toBe(at);
  expect((await admin.call(getAdminEvent, paramsOf(id))).body.attended).toBe(1);
  expect((await admin.call(markAttendance, mark(ada, false))).body.attendedAt).toBeNull();
  expect((await admin.refused(markAttendance, mark(ben))).body.message).toBe('Only someone with a seat can attend.');
  expect((await admin.refused(markAttendance, { ...of(id, ada), body: { attended: 'yes' } })).body.fields).toEqual({
    attended: 'Please say whether they were there',
  });
});

test('are exported completely, with formulas escaped, and the export is logged', async () => {
  await using app = await createTestApp();
  const id = await anEvent(app.deps, { title: 'Tidal Talks', capacity: 2, price_cents: 1250 });
  await register(app, id, '=HYPERLINK("https://evil.example") Ada');
  await register(app, id, 'Ben, the second', 'Two "Ltd"');
  await register(app, id, 'Cleo');
  const admin = await app.as('admin');
  const { body, headers } = await admin.call(exportRegistrations, { ...paramsOf(id), body: { format: 'csv' } });
  expect(headers.get('content-disposition')).toMatch(new RegExp(`event-${id}-registrations-.*\\.csv`));
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toBe('Number,Name,Email,Organization,Attends,Price in USD,State,Registered,Cancelled,Attended');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^\d+,Cleo,cleo@test\.example,,,12\.50,waitlisted,/);
  expect(lines[2]).toMatch(/^\d+,"Ben, the second",ben@test\.example,"Two ""Ltd""",,12\.50,registered,/);
  expect(lines[3]).toMatch(/^\d+,"'=HYPERLINK/);
  const [entry] = (await admin.call(listAuditEntries, { query: {} })).body.items;
  expect(entry).toMatchObject({ action: 'data.export', targetKind: 'event', targetId: id, target: 'Tidal Talks' });
});
